// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "activities/activity.h"
#include "activities/activitygroup.h"
#include "itemmodels/columnmodel.h"
#include "ui/tables/clipboardtable.h"

#include <QDate>

#include <array>
#include <memory>

namespace storedesk::ui::records {

using storedesk::activities::ActivityGroup;
using storedesk::activities::ActivityRow;
using storedesk::activities::ContactHistory;

// A day, a gap between two days, or an activity.
struct TimelineRow
{
    enum class Kind : quint8 { Day, Gap, Activity };

    Kind kind = Kind::Day;
    // Invalid for activities without a readable time.
    QDate day = {};
    // The number of activities of the day, or of days in the gap.
    qint64 count = 0;
    const ActivityRow *activity = nullptr;
    // The second line of text.
    QString second = {};

    bool operator==(const TimelineRow &) const = default;
};

// The activities of a contact, newest first and grouped by day. Can be limited to one kind.
class TimelineModel final : public itemmodels::ColumnModel<TimelineRow>
{
    Q_OBJECT

public:
    // Titles of days and gaps have no time. CountRole is the number of activities of a day.
    enum Role { RowKindRole = Qt::UserRole, TimeRole, SecondLineRole, CountRole, ActivityKindRole };

    using Counts = std::array<qint64, static_cast<std::size_t>(ActivityGroup::Count)>;

    explicit TimelineModel(QObject *parent = nullptr);

    void setHistory(ContactHistory history);
    // The currency is added to amounts that have none of their own.
    void setCurrency(const QString &currency);
    // Returns the currency of an activity's amounts. Empty if it is unknown.
    [[nodiscard]] QString currencyOf(const ActivityRow &activity) const;
    // Without a kind, all activities are shown.
    void setKind(const std::optional<ActivityGroup> &kind);
    [[nodiscard]] const std::optional<ActivityGroup> &kind() const { return m_kind; }
    [[nodiscard]] const ContactHistory &history() const { return m_history; }
    [[nodiscard]] const Counts &counts() const { return m_counts; }
    // Returns null for days and gaps.
    [[nodiscard]] const ActivityRow *activityAt(const QModelIndex &index) const;
    [[nodiscard]] QString amountOf(const ActivityRow &activity) const;
    // Returns the activities of these rows as a table, without days and gaps. No rows stand for
    // all.
    [[nodiscard]] CopiedTable tableOf(const QModelIndexList &rows) const;
    // Returns the row of an activity, or an invalid index if it is not shown.
    [[nodiscard]] QModelIndex indexOf(const ActivityRow &activity) const;

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void fill();
    [[nodiscard]] QString titleOf(const TimelineRow &row) const;
    [[nodiscard]] QString secondLineOf(const ActivityRow &activity) const;

    ContactHistory m_history;
    QString m_currency;
    std::optional<ActivityGroup> m_kind;
    Counts m_counts = {};
    // The newest row of each message that was sent, by content and time. Used to show how long
    // after sending the message was opened.
    std::vector<const ActivityRow *> m_sent;
};

} // namespace storedesk::ui::records
