// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "csv/csvwriter.h"
#include "practice/core/serviceoptions.h"
#include "practice/imports/importtarget.h"

#include <QFile>

#include <optional>
#include <span>

namespace storedesk::practice {

// The file that lists refused rows and their reasons. It grows during the import and exists only if
// there are such rows.
class ImportReport final
{
public:
    // The header is taken from the imported file.
    ImportReport(const QString &path, ErrorReport kind, csv::Dialect dialect,
                 QList<QByteArray> header);

    // Continues at the size that had been reached before a restart, and removes everything after
    // it.
    void resume(qint64 size);
    void add(qint64 line, std::span<const QByteArrayView> cells,
             const std::vector<RowFault> &faults);
    // Flushes everything to disk and returns the size.
    [[nodiscard]] base::Result<qint64> flush();

private:
    [[nodiscard]] bool open();
    void writeHeader();

    QFile m_file;
    ErrorReport m_kind;
    csv::CsvFormat m_format;
    QList<QByteArray> m_header;
    qint64 m_size = 0;
    std::optional<csv::CsvWriter> m_csv;
};

} // namespace storedesk::practice
