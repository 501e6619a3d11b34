// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace storedesk::ui {

// The address of a page and its content, used by tabs, links, history, the palette and session
// restore.
struct PageAddress
{
    // Id of a row in the page table, for example "exports" or "contact".
    QString page;
    // Identifies the record by the kind of key and its value, for example "email" and
    // "ann@example.org".
    QStringList values = {};

    // Filter for a list, see Page::showOnly(). nullopt leaves the list unchanged. The filter is not
    // part of the address's identity: it does not open another tab and is not stored.
    std::optional<QMap<QString, QString>> filter = {};

    bool operator==(const PageAddress &other) const
    {
        return page == other.page && values == other.values;
    }

    // Returns one line of text that can be stored and parsed again.
    [[nodiscard]] QString text() const;
    [[nodiscard]] static std::optional<PageAddress> fromText(QStringView text);
};

} // namespace storedesk::ui
