// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "tablefile/rowdevice.h"
#include "tablefile/xlsxdevice.h"

#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace storedesk::tablefile {

// What all cells of a column have in common, as far as they were seen.
struct SqliteColumn
{
    enum class Type : quint8 { Empty, Integer, Real, Boolean, Moment, Text };

    values::ColumnFormat format = {};
    Type type = Type::Empty;

    void add(QByteArrayView cell);
};

// Finds the types of the columns of CSV rows.
class SqliteColumnFinder final : public RowDevice
{
public:
    explicit SqliteColumnFinder(const XlsxColumns &columns);

    [[nodiscard]] const std::vector<SqliteColumn> &columns() const { return m_columns; }

protected:
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    std::vector<SqliteColumn> m_columns;
};

// Converts CSV rows to an SQLite database with the table "rows".
class SqliteDevice final : public RowDevice
{
public:
    // The path must be in a private folder.
    SqliteDevice(const QString &path, const QByteArrayList &titles,
                 std::vector<SqliteColumn> columns);
    ~SqliteDevice() override;
    Q_DISABLE_COPY_MOVE(SqliteDevice)

    [[nodiscard]] base::Result<void> finish();

protected:
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    void create(const QByteArrayList &titles);
    bool run(const QByteArray &sql);
    void bind(int column, QByteArrayView cell);

    std::vector<SqliteColumn> m_columns;
    sqlite3 *m_database = nullptr;
    sqlite3_stmt *m_insert = nullptr;
    QString m_problem;
};

} // namespace storedesk::tablefile
