// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>

#include <concepts>
#include <memory>
#include <optional>
#include <variant>

struct sqlite3;
struct sqlite3_stmt;

namespace storedesk::base {

// Bytes stored as a blob; a plain QByteArray is stored as text.
struct Blob
{
    QByteArray bytes;
};

// A value bound to a ? placeholder in a statement.
class Argument final
{
public:
    Argument(std::nullptr_t = nullptr) { }
    template <std::integral Number>
    Argument(Number number)
        : m_value(static_cast<qint64>(number))
    { }
    Argument(double number)
        : m_value(number)
    { }
    Argument(const QByteArray &text)
        : m_value(text)
    { }
    Argument(QByteArrayView text)
        : m_value(text.toByteArray())
    { }
    Argument(const QString &text)
        : m_value(text.toUtf8())
    { }
    Argument(const Blob &blob)
        : m_value(blob)
    { }
    template <typename Value>
    Argument(const std::optional<Value> &value)
    {
        if (value)
            *this = Argument(*value);
    }

    [[nodiscard]] int bind(sqlite3_stmt *statement, int index) const;

private:
    std::variant<std::monostate, qint64, double, QByteArray, Blob> m_value;
};

class StatementCache;

// The rows returned by one statement. Columns are numbered from 0; values of another type are
// converted by SQLite's rules.
class Query final
{
public:
    Query(Query &&other) noexcept;
    Query &operator=(Query &&) = delete;
    // Returns the statement to the cache.
    ~Query();

    // Returns false after the last row and after an error.
    bool next();
    [[nodiscard]] const std::optional<Problem> &problem() const { return m_problem; }

    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] qint64 number(int column) const;
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] QString text(int column) const;
    [[nodiscard]] QByteArray bytes(int column) const;
    // Valid until next().
    [[nodiscard]] QByteArrayView view(int column) const;

private:
    friend class Database;
    explicit Query(Problem problem);
    Query(sqlite3 *handle, sqlite3_stmt *statement, StatementCache &cache);

    sqlite3 *m_handle = nullptr;
    sqlite3_stmt *m_statement = nullptr;
    StatementCache *m_cache = nullptr;
    std::optional<Problem> m_problem;
};

} // namespace storedesk::base
