// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace storedesk::ui {

// Address of a page and its content, used by tabs, links, history, the palette and session restore.
struct PageAddress
{
    // Id of a row in the page table: "exports", "contact".
    QString page;
    // Identifies the record: the kind of key, then its value; "email", "ann@example.org".
    QStringList values = {};

    // Filter of a list, see Page::showOnly(). Empty leaves the list unchanged. Not part of the
    // identity of an address: it does not open another tab and is not stored.
    std::optional<QMap<QString, QString>> filter = {};

    bool operator==(const PageAddress &other) const
    {
        return page == other.page && values == other.values;
    }

    // One line of text that can be stored and parsed again.
    [[nodiscard]] QString text() const;
    [[nodiscard]] static std::optional<PageAddress> fromText(QStringView text);
};

} // namespace storedesk::ui
