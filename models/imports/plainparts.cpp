// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/plainparts.h"

#include "csv/linestart.h"
#include "importrun/importplan.h"

#include <QCoreApplication>
#include <QDir>

namespace storedesk::imports {

PlainParts::PlainParts(QString folder, QStringList fields, qint64 partBytes)
    : m_folder(std::move(folder))
    , m_fields(std::move(fields))
    , m_partBytes(partBytes)
{ }

static base::Problem notWritten(const QString &why)
{
    return {.what = QCoreApplication::translate("ImportParts", "Couldn't write the import files."),
            .why = why};
}

void PlainParts::begin()
{
    m_rows.push_back(0);
    const auto part = static_cast<qint64>(m_rows.size());
    m_file = std::make_unique<base::NewFile>(
        QDir(m_folder).filePath(importrun::ImportPlan::partName(part)));
    if (!m_file->open(QIODevice::WriteOnly)) {
        m_problem = notWritten(m_file->errorString());
        return;
    }
    m_csv.emplace(*m_file);
    m_csv->row(m_fields);
    m_bytes = m_fields.join(u',').toUtf8().size() + 3 * m_fields.size();
    m_line = 2;
}

void PlainParts::add(const QByteArrayList &cells)
{
    qint64 size = 0;
    quint32 lines = 1;
    for (const auto &cell : cells) {
        size += cell.size() + cell.count('"') + 3;
        lines += static_cast<quint32>(csv::lineEndsIn(cell));
    }
    if (m_csv && m_bytes + size >= m_partBytes)
        endPart();
    if (!m_csv && !m_problem)
        begin();
    if (m_problem)
        return;
    ++m_row;
    m_lines.push_back({.partLine = m_line, .row = m_row, .line = m_row + 1});
    m_csv->row(cells);
    m_bytes += size;
    m_line += lines;
    ++m_rows.back();
}

void PlainParts::endPart()
{
    if (!m_csv)
        return;
    const auto written = m_csv->finish();
    m_csv.reset();
    if (!written)
        m_problem = written.error();
    else if (!m_file->commit())
        m_problem = notWritten(m_file->errorString());
    m_file.reset();
    base::NewFile map(QDir(m_folder).filePath(
        importrun::ImportPlan::mapName(static_cast<qint64>(m_rows.size()))));
    const auto size = static_cast<qint64>(m_lines.size() * sizeof(PartLine));
    if (!map.open(QIODevice::WriteOnly)
        || map.write(reinterpret_cast<const char *>(m_lines.data()), size) != size || !map.commit())
        m_problem = notWritten(map.errorString());
    m_lines.clear();
}

base::Result<void> PlainParts::finish()
{
    endPart();
    return m_problem ? base::Result<void>(tl::unexpected(*m_problem)) : base::Result<void>();
}

} // namespace storedesk::imports
