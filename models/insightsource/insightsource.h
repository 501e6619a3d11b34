// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "exports/exportregister.h"
#include "insightdata/columnsample.h"
#include "insights/answerengine.h"

#include <QObject>

#include <chrono>

namespace storedesk::account {
class Account;
}
namespace storedesk::exports {
class LocalExports;
}

namespace storedesk::insightsource {

class WarehouseSource;

// The files from which questions are answered.
struct InsightFiles
{
    QStringList activities = {};
    QString contacts = {};
    QStringList lines = {};
    // The time at which the data ends. Invalid if there are no files.
    QDateTime asOf = {};
    std::optional<qint64> coversFrom = {};

    bool operator==(const InsightFiles &) const = default;
    [[nodiscard]] bool isEmpty() const { return activities.isEmpty() && contacts.isEmpty(); }
};

// Chooses the newest complete exports of activities, their products, and contacts. Earlier activity
// exports are included as long as there is no gap between them. Exports of some activity types or
// of a segment are left out.
[[nodiscard]] InsightFiles filesOf(const std::vector<exports::StoredExport> &exports);

// Chooses the data of all questions of an account: files or the warehouse, time zone and period.
// Uses the exports on this computer unless the user chose other data.
class InsightSource final : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this object.
    InsightSource(account::Account &account, exports::LocalExports &localExports);
    ~InsightSource() override;

    // Whether the exports on this computer and the headings of the files, or the connection to the
    // warehouse, are known.
    [[nodiscard]] bool isReady() const;
    // Empty if the warehouse is used.
    [[nodiscard]] const InsightFiles &files() const;
    [[nodiscard]] bool usesExports() const { return !m_opened && !m_usesWarehouse; }
    // Replaces the exports until useExports() is called.
    void openFiles(const InsightFiles &files);
    void useExports();
    [[nodiscard]] WarehouseSource &warehouse() const { return *m_warehouse; }
    [[nodiscard]] bool usesWarehouse() const { return m_usesWarehouse; }
    // The choice is stored with the account.
    void useWarehouse();
    // Lets the next question read the warehouse again. Changed files are always noticed.
    void refresh();
    // Releases the data and reads the files again, because a privacy request has erased rows.
    void readAgain();

    // Returns the chosen time zone, or else that of the store, or else that of this computer.
    [[nodiscard]] QTimeZone zone() const;
    [[nodiscard]] bool isZoneOfStore() const;
    // Returns whether no zone was chosen and the store has none. False while the store is loading.
    [[nodiscard]] bool isZoneUnknown() const;
    // Chooses the time zone and stores the choice with the account. The zone of the store, or an
    // invalid one, removes the choice.
    void setZone(const QTimeZone &zone);
    // The headings and first rows of the files. Empty until they have been read.
    [[nodiscard]] const std::vector<insights::ColumnSample> &samples() const { return m_samples; }
    // The roles that the user chose for headings, in an object for each table. An empty role means
    // that the column has none.
    [[nodiscard]] const QJsonObject &roles() const { return m_roles; }
    // Stores the choices for files with the same set of headings.
    void setRoles(const QJsonObject &roles);
    // Sets the period. Both days are local and inclusive. Invalid days select all days.
    void setPeriod(QDate from, QDate to);

    // Estimates how long it takes to export data of this kind again for the days of the files.
    // Nothing if there is no earlier export to judge by.
    [[nodiscard]] std::optional<std::chrono::minutes> exportDuration(const QString &kind) const;

    [[nodiscard]] insights::InsightInput input() const;
    // Shared with background work. Null while the connection to the warehouse is unknown.
    [[nodiscard]] std::shared_ptr<insights::AnswerEngine> engine() const;

Q_SIGNALS:
    // Emitted when the files, the zone or the period changed.
    void changed();

private:
    [[nodiscard]] QString storeCurrency() const;
    void readExports();
    void releaseData();
    void readStore();
    void readZone();
    void readChoice();
    void setUsesWarehouse(bool uses);
    // Reads the headings of the files, from which the roles follow.
    void readSamples();
    void setSamples(std::vector<insights::ColumnSample> samples);

    account::Account &m_account;
    exports::LocalExports &m_localExports;
    InsightFiles m_exports;
    std::optional<InsightFiles> m_opened;
    base::BackgroundTask m_reading;
    std::vector<insights::ColumnSample> m_samples;
    QJsonObject m_roles;
    QTimeZone m_zone;
    bool m_isStoreUnavailable = false;
    QDate m_from;
    QDate m_to;
    std::shared_ptr<insights::AnswerEngine> m_engine;
    const std::unique_ptr<WarehouseSource> m_warehouse;
    bool m_usesWarehouse = false;
};

} // namespace storedesk::insightsource
