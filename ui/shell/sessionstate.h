// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/frame/place.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>

namespace storedesk::ui::shell {

// A tab, and how it was called: it is not read before it comes to the front.
struct KeptTab
{
    Place place = {};
    QString title = {};
    QJsonObject naming = {}; // what the title is made of where it has words of a language in it

    bool operator==(const KeptTab &) const = default;
};

// How the window was left in one account. Its size and place belong to no account.
struct SessionState
{
    QByteArray docks = {}; // as Qt writes them
    QList<KeptTab> tabs = {};
    int current = 0;

    bool operator==(const SessionState &) const = default;

    [[nodiscard]] QJsonObject json() const;
    // What cannot be read is left out.
    [[nodiscard]] static SessionState fromJson(const QJsonObject &json);
};

} // namespace storedesk::ui::shell
