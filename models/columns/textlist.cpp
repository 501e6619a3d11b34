// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "textlist.h"

namespace storedesk::columns {

quint32 TextList::find(QByteArrayView text) const
{
    if (m_ends.empty())
        return m_pool.find(text);
    quint32 code = 0;
    while (code < size() && at(code) != text)
        ++code;
    return code;
}

} // namespace storedesk::columns
