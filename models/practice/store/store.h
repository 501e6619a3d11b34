// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "practice/core/moment.h"
#include "practice/store/ids.h"

#include <QJsonArray>
#include <QJsonObject>

#include <array>
#include <memory>
#include <optional>

namespace storedesk::practice {

// A record of a kind that has no table of its own.
struct Record
{
    // Assigned by the store.
    qint64 number = 0;
    // A name that is unique within its kind, in addition to the id: a product id, an alias or a
    // field id.
    QString name = {};
    // The number of the parent record.
    qint64 parent = 0;
    // Lists are sorted by this time, newest first.
    Moment created = 0;
    // The body as it appears in responses, including the id.
    QJsonObject body = {};
};

// The practice store's data in one SQLite file. Used only in the service's single thread. A failed
// statement is recorded until failure() is called, so that handlers need not check each one. The
// backend then rolls the request back and responds with 500.
class Store final
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<Store>>
    open(const QString &file, quint64 seed, const base::Clock &clock);

    [[nodiscard]] base::Database &database() { return *m_database; }
    [[nodiscard]] const Ids &ids() const { return m_ids; }
    [[nodiscard]] quint64 seed() const { return m_seed; }
    // Returns a setting stored in the file, or an empty string if there is none.
    [[nodiscard]] QString setting(QLatin1StringView name);
    void set(QLatin1StringView name, const QString &value);
    [[nodiscard]] std::optional<base::Problem> failure();

    // Drop and create the indexes of the large tables, which would slow down the insertion of
    // millions of rows.
    void dropIndexes();
    void makeIndexes();

    void run(QByteArrayView sql, std::initializer_list<base::Argument> arguments = {});

    // Assigns the number and, unless present, the id in the body. Returns the id.
    QString add(IdKind kind, Record &record);
    void put(IdKind kind, const Record &record);
    void remove(IdKind kind, qint64 number);
    [[nodiscard]] std::optional<Record> find(IdKind kind, QStringView id);
    [[nodiscard]] std::optional<Record> find(IdKind kind, qint64 number);
    // Used for contact fields, whose ids are names.
    [[nodiscard]] std::optional<Record> named(IdKind kind, const QString &name);
    // Returns bodies, sorted by time (newest first) and then by id.
    [[nodiscard]] QJsonArray list(IdKind kind, qint64 offset, int limit, qint64 parent = 0);
    [[nodiscard]] qint64 count(IdKind kind, qint64 parent = 0);
    // Incremented whenever a record of this kind changes, so that derived data can be validated.
    [[nodiscard]] quint64 version(IdKind kind) const;
    // Invalidates all versions. Must be called after a rollback.
    void distrust();

private:
    Store(std::unique_ptr<base::Database> database, quint64 seed);
    [[nodiscard]] std::optional<Record> first(base::Query &&query);
    void note(const std::optional<base::Problem> &problem);

    std::unique_ptr<base::Database> m_database;
    quint64 m_seed;
    Ids m_ids;
    std::optional<base::Problem> m_failure;
    std::array<quint64, static_cast<std::size_t>(IdKind::Count)> m_versions{};
};

} // namespace storedesk::practice
