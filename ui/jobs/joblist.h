// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobmanager.h"
#include "ui/jobs/jobtexts.h"

#include <QHash>
#include <QScrollArea>

class QVBoxLayout;

namespace storedesk::transfers {
class TransferList;
struct TransferRow;
} // namespace storedesk::transfers

namespace storedesk::ui::workcards {
class WorkCard;
}

namespace storedesk::ui::jobs {

// Shows the jobs and the transfers as cards, grouped into running, waiting and finished ones.
class JobList final : public QScrollArea
{
    Q_OBJECT

public:
    JobList(storedesk::jobs::JobManager &jobManager, transfers::TransferList &transfers,
            const Theme &theme, QWidget *parent = nullptr);

    void setFilter(const QString &words);
    void choose(const QString &id);
    [[nodiscard]] const QString &chosenId() const { return m_chosen; }
    [[nodiscard]] int shown() const { return static_cast<int>(m_order.size()); }
    void focusChosen();
    // Shows the state of all cards again.
    void showStates();

Q_SIGNALS:
    void chosen(const QString &id);
    void opened(const QString &id);
    // Emitted when cards were added, removed or moved to another group.
    void arranged();

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void arrange();
    void follow(const QString &id);
    void followTransfers();
    void step(const QString &from, int cards);
    [[nodiscard]] bool matches(const journal::ListedJob &job) const;
    [[nodiscard]] QHash<QString, JobGroup> groupsOfTransfers() const;
    workcards::WorkCard *cardOf(const QString &id);
    void addHeading(JobGroup group, int count);

    storedesk::jobs::JobManager &m_jobManager;
    transfers::TransferList &m_transfers;
    const Theme &m_theme;
    QWidget *m_content;
    QVBoxLayout *m_box;
    QHash<QString, workcards::WorkCard *> m_cards;
    QHash<QString, JobGroup> m_groups;
    QList<QWidget *> m_headings;
    QStringList m_order;
    QString m_filter;
    QString m_chosen;
};

} // namespace storedesk::ui::jobs
