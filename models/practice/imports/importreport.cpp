// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/imports/importreport.h"

#include "catalogue/key.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;
namespace column = catalogue::key::column;

ImportReport::ImportReport(const QString &path, ErrorReport kind, csv::Dialect dialect,
                           QList<QByteArray> header)
    : m_file(path)
    , m_kind(kind)
    , m_format({.quoting = csv::Quoting::Always})
    , m_header(std::move(header))
{
    if (kind == ErrorReport::Copy)
        m_format.dialect = dialect;
}

void ImportReport::resume(qint64 size)
{
    m_size = size;
}

bool ImportReport::open()
{
    if (!m_file.isOpen()
        && !m_file.open(QIODevice::ReadWrite, QFile::ReadOwner | QFile::WriteOwner))
        return false;
    // Remove later rows, because they belong to a slice that was rolled back.
    return m_file.resize(m_size) && m_file.seek(m_size);
}

void ImportReport::writeHeader()
{
    if (m_kind == ErrorReport::Copy)
        m_csv->row(m_header + QList{QByteArray(column::error.data(), column::error.size())});
    else
        m_csv->row(QStringList{column::line, column::field, key::value, key::reason});
}

void ImportReport::add(qint64 line, std::span<const QByteArrayView> cells,
                       const std::vector<RowFault> &faults)
{
    if (!m_csv) {
        // flush() will report the reason.
        if (!open())
            return;
        m_csv.emplace(m_file, m_format);
        if (m_size == 0)
            writeHeader();
    }
    if (m_kind == ErrorReport::Lines) {
        for (const auto &fault : faults)
            m_csv->row({QByteArray::number(line), fault.field.toUtf8(), fault.value,
                        fault.reason.toUtf8()});
        return;
    }
    QStringList reasons;
    for (const auto &fault : faults)
        reasons.append(fault.field.isEmpty() ? fault.reason
                                             : u"%1: %2"_s.arg(fault.field, fault.reason));
    for (qsizetype at = 0; at < m_header.size(); ++at) {
        const auto index = static_cast<std::size_t>(at);
        m_csv->cell(index < cells.size() ? cells[index] : QByteArrayView());
    }
    m_csv->cell(reasons.join(u"; "_s));
    m_csv->endRow();
}

base::Result<qint64> ImportReport::flush()
{
    if (m_csv) {
        const auto written = m_csv->finish();
        m_csv.reset();
        if (!written)
            return tl::unexpected(written.error());
        m_size = m_file.pos();
    }
    if (m_file.error() != QFile::NoError || (m_file.isOpen() && !m_file.flush()))
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ImportReport", "Couldn't write the error report."),
            .why = m_file.errorString()});
    return m_size;
}

} // namespace storedesk::practice
