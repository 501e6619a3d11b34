// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "practice/core/serviceoptions.h"
#include "practice/seed/customerlife.h"
#include "practice/seed/seedpeople.h"
#include "practice/store/ids.h"

#include <QFile>

#include <memory>
#include <span>

namespace storedesk::csv {
class CsvWriter;
}

namespace storedesk::practice {

struct SampleRequest
{
    int contacts = 500;
    qint64 activities = 50'000;
    QString folder = {};
    // The parent of a folder for temporary files, which may become half as large as the result.
    QString temporary = {};
    quint64 seed = 1;
    // The version of the layout.
    int version = 1;
    Headings headings = Headings::Ids;
};

struct SampleCounts
{
    qint64 contacts = 0;
    qint64 activities = 0;
    qint64 lines = 0;
};

// Writes the files that exports of a store would have, without a store: contacts, activities in the
// order of their times, and products. Activities are collected by period in temporary files, so
// that memory does not grow with their number.
class SampleFiles final
{
public:
    static constexpr QLatin1StringView contactsName{"contacts.csv"};
    static constexpr QLatin1StringView activitiesName{"activities.csv"};
    static constexpr QLatin1StringView linesName{"activities-products.csv"};

    // The folder must exist.
    SampleFiles(SampleRequest options, Moment now);
    ~SampleFiles();
    Q_DISABLE_COPY_MOVE(SampleFiles)

    [[nodiscard]] base::Result<SampleCounts> write();

private:
    struct Row;

    [[nodiscard]] base::Result<void> openBuckets(const QString &folder);
    [[nodiscard]] base::Result<void> writePeople();
    void writeContact(csv::CsvWriter &to, const SeedPerson &person, const Life &life);
    void collect(const SeedPerson &person, const Life &life);
    void collect(const Row &row);
    [[nodiscard]] base::Result<void> writeActivities();
    void writeActivity(csv::CsvWriter &to, const Row &row) const;
    struct Column;
    [[nodiscard]] static std::span<const Column> columnRows();
    void writeLines(csv::CsvWriter &to, const Row &row);
    [[nodiscard]] QByteArray idOf(IdKind kind, qint64 number) const;
    [[nodiscard]] QByteArray emailOf(qint64 contact) const;

    SampleRequest m_options;
    Ids m_ids;
    LifeCalendar m_calendar;
    LifeWorld m_world;
    std::vector<std::unique_ptr<QFile>> m_buckets;
    // The columns of the layout.
    std::vector<const Column *> m_columns;
    SampleCounts m_counts;
    qint64 m_purchases = 0;
    // The domain of each contact's email, or none. The rest of the address follows from the index.
    std::vector<quint8> m_domains;
};

} // namespace storedesk::practice
