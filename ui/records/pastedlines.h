// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QString>

namespace storedesk::ui::records {

// In which line of the pasted text a value stands first. Blank and repeated lines count: whoever
// looks for a line does so in their own list. A second text begins where the first ended.
class PastedLines final
{
public:
    void add(QStringView text);
    void put(const QString &value, int line); // as it was kept
    void clear();

    // From 1; 0: it was never pasted.
    [[nodiscard]] int of(const QString &value) const { return m_lines.value(value); }

private:
    QHash<QString, int> m_lines;
    int m_last = 0; // of all texts
};

} // namespace storedesk::ui::records
