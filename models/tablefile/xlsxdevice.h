// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "tablefile/rowdevice.h"
#include "values/columnformat.h"

#include <QByteArrayList>
#include <QList>

#include <memory>
#include <optional>

namespace storedesk::tablefile {

// The columns of a table in a spreadsheet.
struct XlsxColumns
{
    // The titles in the first row. Empty if there is no header row.
    QByteArrayList titles = {};
    // Indexed by column. Missing columns are text.
    QList<values::ColumnFormat> formats = {};
};

// Converts CSV rows to an Excel workbook. Numbers and dates are stored as such if no information is
// lost. Everything else is stored as text, whatever its first character is, so that nothing becomes
// a formula or a link.
class XlsxDevice final : public RowDevice
{
public:
    // The path and the folder for temporary files must both be private.
    XlsxDevice(const QString &path, const QString &temporaryFolder, XlsxColumns columns);
    // Leaves no file behind unless finish() was called.
    ~XlsxDevice() override;
    Q_DISABLE_COPY_MOVE(XlsxDevice)

    [[nodiscard]] base::Result<void> finish();

protected:
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    class Book;
    std::unique_ptr<Book> m_book;
};

} // namespace storedesk::tablefile
