// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"
#include "practice/seed/seedrandom.h"

#include <QByteArray>
#include <QLatin1StringView>

namespace storedesk::practice {

// A person who will become a contact.
struct SeedPerson
{
    qint64 number = 0;
    Moment created = 0;
    QByteArray name = {};
    QByteArray surname = {};
    // Empty if the person is known only by external id.
    QByteArray email = {};
    // May be empty.
    QByteArray externalId = {};
    // One of "subscribed", "unsubscribed" or "none".
    QLatin1StringView newsletter = {};
};

[[nodiscard]] QByteArray seedEmailOf(int index, const char *domain);
// The oldest contacts come first.
[[nodiscard]] SeedPerson seedPersonAt(int index, int contacts, Moment now, Random &random);

} // namespace storedesk::practice
