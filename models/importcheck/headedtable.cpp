// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/headedtable.h"

namespace storedesk::importcheck {

base::Result<std::unique_ptr<HeadedTable>>
HeadedTable::open(const QString &path, const QString &temporaryFolder, base::Progress &progress)
{
    tablefile::OpenOptions options{.temporaryFolder = temporaryFolder};
    options.dialect.header = true;
    auto opened = tablefile::openTable(path, options, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    return std::unique_ptr<HeadedTable>(new HeadedTable(std::move(*opened), progress));
}

static std::unique_ptr<csv::TableDevice> deviceOf(const tablefile::OpenedTable &opened,
                                                  base::Progress &progress)
{
    auto device = std::make_unique<csv::TableDevice>(opened.file, opened.begin.offset, &progress);
    device->open(QIODevice::ReadOnly);
    return device;
}

HeadedTable::HeadedTable(tablefile::OpenedTable opened, base::Progress &progress)
    : m_opened(std::move(opened))
    , m_device(deviceOf(m_opened, progress))
    , m_reader(*m_device, m_opened.dialect.dialect)
{
    if (m_reader.next())
        m_headings = m_reader.copy();
}

int HeadedTable::columnOf(const QString &field) const
{
    return static_cast<int>(m_headings.indexOf(field.toUtf8()));
}

bool HeadedTable::next()
{
    while (m_reader.next()) {
        ++m_row;
        if (!m_reader.blank())
            return true;
    }
    return false;
}

QByteArrayView HeadedTable::cell(int column) const
{
    return column < 0 ? QByteArrayView() : m_reader.cell(column);
}

base::Result<void> HeadedTable::end() const
{
    if (m_reader.problem())
        return tl::unexpected(*m_reader.problem());
    return {};
}

} // namespace storedesk::importcheck
