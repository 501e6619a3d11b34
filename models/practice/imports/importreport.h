// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "practice/core/serviceoptions.h"
#include "practice/imports/importtarget.h"
#include "table/csvwriter.h"

#include <QFile>

#include <optional>
#include <span>

namespace storedesk::practice {

// The file that says which rows were refused and why. It grows as the import goes on and is there
// only when there is something to say.
class ImportReport final
{
public:
    // The header is that of the imported file.
    ImportReport(const QString &path, ErrorReport kind, table::Dialect dialect,
                 QList<QByteArray> header);

    // Goes on behind what was written before a restart: the rest is cut off.
    void resume(qint64 size);
    void add(qint64 line, std::span<const QByteArrayView> cells,
             const std::vector<RowFault> &faults);
    // Everything so far is on disk; its size.
    [[nodiscard]] base::Result<qint64> flush();

private:
    [[nodiscard]] bool open();
    void writeHeader();

    QFile m_file;
    ErrorReport m_kind;
    table::CsvFormat m_format;
    QList<QByteArray> m_header;
    qint64 m_size = 0;
    std::optional<table::CsvWriter> m_csv;
};

} // namespace storedesk::practice
