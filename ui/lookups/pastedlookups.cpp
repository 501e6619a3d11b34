// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/pastedlookups.h"

#include "records/lookupguess.h"

#include <algorithm>

namespace storedesk::ui::lookups {

// Returns the value in a pasted line, which usually contains nothing else.
static QString valueIn(QStringView line)
{
    const auto plain = line.trimmed();
    const bool more = plain.contains(u'\t') || plain.endsWith(u',') || plain.endsWith(u';')
        || plain.startsWith(u'"');
    return more ? storedesk::records::pastedValues(line).values.value(0) : plain.toString();
}

void PastedLookups::add(QStringView text)
{
    qsizetype from = 0;
    while (from < text.size()) {
        auto end = text.indexOf(u'\n', from);
        end = end < 0 ? text.size() : end;
        ++m_last;
        const auto value = valueIn(text.sliced(from, end - from));
        if (!value.isEmpty() && !m_lines.contains(value))
            m_lines.insert(value, m_last);
        from = end + 1;
    }
}

void PastedLookups::put(const QString &value, int line)
{
    m_lines.insert(value, line);
    m_last = std::max(m_last, line);
}

void PastedLookups::clear()
{
    m_lines.clear();
    m_last = 0;
}

} // namespace storedesk::ui::lookups
