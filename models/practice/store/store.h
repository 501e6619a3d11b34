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

// One record of the kinds that have no table of their own.
struct Record
{
    qint64 number = 0; // given by the store
    QString name =
        {}; // what names it uniquely within its kind, besides the id: product id, alias, field id
    qint64 parent = 0; // the number of the record it belongs to
    Moment created = 0; // lists show the newest first
    QJsonObject body = {}; // as the service answers it, id and all
};

// The data of the practice store: one SQLite file. Everything runs in the service's one thread.
//
// A statement that fails is remembered until failure() is asked for, so that the handlers need not
// look at each: the backend then rolls the request back and answers 500.
class Store final
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<Store>>
    open(const QString &file, quint64 seed, const base::Clock &clock);

    [[nodiscard]] base::Database &database() { return *m_database; }
    [[nodiscard]] const Ids &ids() const { return m_ids; }
    [[nodiscard]] quint64 seed() const { return m_seed; }
    // What the file remembers about itself; empty when it does not.
    [[nodiscard]] QString setting(QLatin1StringView name);
    void set(QLatin1StringView name, const QString &value);
    [[nodiscard]] std::optional<base::Problem> failure();

    // The indexes of the large tables: off while millions of rows come, on otherwise.
    void dropIndexes();
    void makeIndexes();

    void run(QByteArrayView sql, std::initializer_list<base::Argument> arguments = {});

    // Gives the record its number and its body the member id, unless it brings one. The id is given
    // back.
    QString add(Kind kind, Record &record);
    void put(Kind kind, const Record &record);
    void remove(Kind kind, qint64 number);
    [[nodiscard]] std::optional<Record> find(Kind kind, QStringView id);
    [[nodiscard]] std::optional<Record> find(Kind kind, qint64 number);
    // The way to contact fields, whose ids are names.
    [[nodiscard]] std::optional<Record> named(Kind kind, const QString &name);
    // Bodies, newest first, then by id.
    [[nodiscard]] QJsonArray list(Kind kind, qint64 offset, int limit, qint64 parent = 0);
    [[nodiscard]] qint64 count(Kind kind, qint64 parent = 0);
    // Grows with every change of a record of this kind: whoever keeps something compiled from them
    // can compare.
    [[nodiscard]] quint64 version(Kind kind) const;
    // After a rollback nobody knows what still holds.
    void distrust();

private:
    Store(std::unique_ptr<base::Database> database, quint64 seed);
    [[nodiscard]] std::optional<Record> first(base::Query &&query);
    void note(const std::optional<base::Problem> &problem);

    std::unique_ptr<base::Database> m_database;
    quint64 m_seed;
    Ids m_ids;
    std::optional<base::Problem> m_failure;
    std::array<quint64, static_cast<std::size_t>(Kind::Count)> m_versions{};
};

} // namespace storedesk::practice
