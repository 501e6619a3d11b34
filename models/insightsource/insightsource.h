// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/exportregister.h"
#include "insights/insightengine.h"

#include <QObject>

namespace storedesk::account {
class Account;
}
namespace storedesk::exports {
class LocalExports;
}

namespace storedesk::insightsource {

// The files that questions are answered from.
struct InsightFiles
{
    QStringList activities = {};
    QString contacts = {};
    QStringList lines = {};
    // When the data ends. Invalid without any file.
    QDateTime asOf = {};
    std::optional<qint64> coversFrom = {};

    bool operator==(const InsightFiles &) const = default;
    [[nodiscard]] bool isEmpty() const { return activities.isEmpty() && contacts.isEmpty(); }
};

// Chooses the newest complete exports: activities with those before them as far as there is no gap,
// their products, and contacts. Exports of some activity types or of a segment are left out.
[[nodiscard]] InsightFiles filesOf(const std::vector<exports::StoredExport> &exports);

// Chooses the data of all questions of an account: files, time zone and period. Uses the exports on
// this computer unless the user opened other files.
class InsightSource final : public QObject
{
    Q_OBJECT

public:
    // Both must outlive this object.
    InsightSource(account::Account &account, exports::LocalExports &localExports);

    // Whether the exports on this computer are known.
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] const InsightFiles &files() const { return m_opened ? *m_opened : m_exports; }
    [[nodiscard]] bool usesExports() const { return !m_opened; }
    // Replaces the exports until useExports() is called.
    void openFiles(const InsightFiles &files);
    void useExports();

    // The zone of the store; that of this computer if it is unknown.
    [[nodiscard]] QTimeZone zone() const;
    [[nodiscard]] bool isZoneOfStore() const;
    // An invalid zone means that of the store.
    void setZone(const QTimeZone &zone);
    // Inclusive local days; invalid for all days.
    void setPeriod(QDate from, QDate to);

    [[nodiscard]] insights::InsightInput input() const;
    // Shared with background work.
    [[nodiscard]] const std::shared_ptr<insights::InsightEngine> &engine() const
    {
        return m_engine;
    }

Q_SIGNALS:
    // Emitted when the files, the zone or the period changed.
    void changed();

private:
    void readExports();

    account::Account &m_account;
    exports::LocalExports &m_localExports;
    InsightFiles m_exports;
    std::optional<InsightFiles> m_opened;
    QTimeZone m_zone;
    QDate m_from;
    QDate m_to;
    std::shared_ptr<insights::InsightEngine> m_engine;
};

} // namespace storedesk::insightsource
