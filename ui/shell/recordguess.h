// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "ui/frame/place.h"
#include "ui/theme/icons.h"

#include <QList>

namespace storedesk::ui::shell {

// One thing that a text may name, and the read that finds out.
struct RecordGuess
{
    catalogue::OperationId operation = catalogue::OperationId::GetContactByEmail;
    QString value;
    Place place = {}; // where it opens when it is there; without values for an alias
    QString words = {}; // "a contact with this e-mail"
    Icon icon = Icon::Search;

    bool operator==(const RecordGuess &) const = default;
};

// What the text may be, by its shape, in the order in which it is tried: e-mail, external id, store
// id, service id, alias. Nothing: it can be no key of a record.
[[nodiscard]] QList<RecordGuess> guessesOf(const QString &text);
// It looks so much like one kind of key that it is hardly meant as the name of a page.
[[nodiscard]] bool isTelling(const QString &text);

} // namespace storedesk::ui::shell
