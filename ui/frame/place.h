// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace storedesk::ui {

// Where something is in the console: a page, and what it shows. Tabs, links, history, the palette
// and the restored session all speak of places.
struct Place
{
    QString page; // the word of a row in the table of pages: "exports", "contact"
    QStringList values =
        {}; // which record: how it is addressed, then by what; "email", "ann@example.org"

    // Of a list: what of it is wanted, see Page::showOnly(). Absent: as it was left. How one comes
    // to a place is not where it is: it makes no other tab, and it is not kept.
    std::optional<QMap<QString, QString>> filter = {};

    bool operator==(const Place &other) const
    {
        return page == other.page && values == other.values;
    }

    // One line that can be kept in a file and read again.
    [[nodiscard]] QString text() const;
    [[nodiscard]] static std::optional<Place> fromText(QStringView text);
};

} // namespace storedesk::ui
