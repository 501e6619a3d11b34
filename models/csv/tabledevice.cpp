// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tabledevice.h"

namespace storedesk::csv {

TableDevice::TableDevice(std::shared_ptr<const BlockFile> file, qint64 begin,
                         base::Progress *progress)
    : m_file(std::move(file))
    , m_at(begin)
    , m_progress(progress)
{
    QIODevice::open(ReadOnly | Unbuffered);
}

qint64 TableDevice::readData(char *bytes, qint64 size)
{
    if (m_progress && m_progress->cancelled())
        return 0;
    const auto count = m_file->read(m_at, std::span(bytes, static_cast<std::size_t>(size)));
    m_at += count;
    if (m_progress)
        m_progress->add(count);
    return count;
}

qint64 TableDevice::writeData(const char * /*bytes*/, qint64 /*size*/)
{
    return -1;
}

} // namespace storedesk::csv
