// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QString>

namespace storedesk::ui::lookups {

// Maps each value to the first line in the pasted text that contains it. Blank and repeated lines
// are counted, so that the numbers match the user's own list. Numbering continues when more text is
// pasted.
class PastedLookups final
{
public:
    void add(QStringView text);
    // Restores a stored line number.
    void put(const QString &value, int line);
    void clear();

    // Returns the line number, starting at 1, or 0 if the value was never pasted.
    [[nodiscard]] int of(const QString &value) const { return m_lines.value(value); }

private:
    QHash<QString, int> m_lines;
    // The last line number across all pasted strings.
    int m_last = 0;
};

} // namespace storedesk::ui::lookups
