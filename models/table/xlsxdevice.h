// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/columnformat.h"

#include <QByteArrayList>
#include <QIODevice>
#include <QList>

#include <memory>
#include <optional>

namespace storedesk::table {

// What a spreadsheet says about the columns of a table.
struct XlsxColumns
{
    QByteArrayList titles = {}; // in its first row; none: it has no such row
    QList<ColumnFormat> formats = {}; // how their cells are read; text where there is none
};

// Takes rows as CSV, whole ones with each write, and makes a workbook of Excel out of them. Numbers
// and dates are what they are as long as nothing gets lost; everything else is text, whatever it
// begins with: nothing becomes a formula or a link.
class XlsxDevice final : public QIODevice
{
public:
    // At this path, with temporary files in this folder; both are private.
    XlsxDevice(const QString &path, const QString &temporaryFolder, XlsxColumns columns);
    ~XlsxDevice() override; // without finish() there is no file
    Q_DISABLE_COPY_MOVE(XlsxDevice)

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] base::Result<void> finish();

protected:
    qint64 readData(char *bytes, qint64 size) override;
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    class Book;
    std::unique_ptr<Book> m_book;
};

} // namespace storedesk::table
