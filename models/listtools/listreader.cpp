// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "listtools/listreader.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace storedesk::listtools {

namespace {

struct ReaderWords
{
    Q_DECLARE_TR_FUNCTIONS(ListTools)
};

std::unique_ptr<csv::TableDevice> opened(const tablefile::OpenedTable &table,
                                         base::Progress &progress)
{
    auto device = std::make_unique<csv::TableDevice>(table.file, table.begin.offset, &progress);
    device->open(QIODevice::ReadOnly);
    return device;
}

} // namespace

base::Result<std::unique_ptr<ListReader>>
ListReader::open(const QString &file, const QString &temporaryFolder, base::Progress &progress)
{
    tablefile::OpenOptions options{.temporaryFolder = temporaryFolder};
    options.dialect.header = true;
    auto table = tablefile::openTable(file, options, progress);
    if (!table)
        return tl::unexpected(table.error());
    auto reader = std::unique_ptr<ListReader>(new ListReader(file, std::move(*table), progress));
    if (reader->m_headings.isEmpty())
        return tl::unexpected(base::Problem{
            .what = ReaderWords::tr("%1 has no headings.").arg(QFileInfo(file).fileName())});
    return reader;
}

ListReader::ListReader(QString file, tablefile::OpenedTable opened, base::Progress &progress)
    : m_file(std::move(file))
    , m_opened(std::move(opened))
    , m_device(listtools::opened(m_opened, progress))
    , m_reader(*m_device, m_opened.dialect.dialect)
{
    if (!m_reader.next())
        return;
    for (const auto &cell : m_reader.copy())
        m_headings.append(QString::fromUtf8(cell).trimmed());
}

base::Result<int> ListReader::columnOf(const QString &heading) const
{
    for (int column = 0; column < m_headings.size(); ++column) {
        if (m_headings[column].compare(heading.trimmed(), Qt::CaseInsensitive) == 0)
            return column;
    }
    return tl::unexpected(base::Problem{
        .what =
            ReaderWords::tr("%1 has no column “%2”.").arg(QFileInfo(m_file).fileName(), heading),
        .next =
            ReaderWords::tr("Its columns are: %1.").arg(m_headings.join(QStringLiteral(", ")))});
}

bool ListReader::next()
{
    while (m_unevenLine == 0 && m_reader.next()) {
        if (m_reader.blank())
            continue;
        if (static_cast<qsizetype>(m_reader.cells().size()) > m_headings.size())
            m_unevenLine = m_reader.line();
        return m_unevenLine == 0;
    }
    return false;
}

QByteArrayList ListReader::cells() const
{
    auto cells = m_reader.copy();
    cells.resize(m_headings.size());
    return cells;
}

QByteArray ListReader::keyIn(int column) const
{
    return QString::fromUtf8(m_reader.cell(column)).trimmed().toLower().toUtf8();
}

base::Result<void> ListReader::end() const
{
    if (m_reader.problem())
        return tl::unexpected(*m_reader.problem());
    if (m_unevenLine == 0)
        return {};
    return tl::unexpected(base::Problem{
        .what = ReaderWords::tr("Line %1 of %2 has more cells than there are headings.")
                    .arg(QString::number(m_unevenLine), QFileInfo(m_file).fileName()),
        .next = ReaderWords::tr("Fix the line first so that no data is lost.")});
}

} // namespace storedesk::listtools
