// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/overview/attentionline.h"
#include "ui/overview/overviewcard.h"

namespace storedesk::ui {
class Button;
} // namespace storedesk::ui

namespace storedesk::ui::overview {

class RunningRow;

// Shows exports and imports that the service has not finished, and the jobs and transfers running
// on this computer.
class RunningCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit RunningCard(PageHost &host, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;

protected:
    [[nodiscard]] PageAddress destination() const override;

private:
    [[nodiscard]] RunningRow *newRow();

    std::vector<RunningRow *> m_running;
    // Shows the number of hidden rows.
    QLabel *m_more;
    PageAddress m_behind;
};

// Shows problems that persist until the user acts.
class AttentionCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit AttentionCard(PageHost &host, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;
    // Returns the keys of dismissed lines.
    [[nodiscard]] const QStringList &dismissed() const { return m_dismissed; }
    void setDismissed(const QStringList &keys) { m_dismissed = keys; }
    [[nodiscard]] std::size_t count() const { return m_shown.size(); }
    // Excludes dismissed conditions.
    [[nodiscard]] const std::vector<itemmodels::AttentionItem> &needs() const { return m_shown; }

Q_SIGNALS:
    void dismissedChanged();

protected:
    [[nodiscard]] PageAddress destination() const override;

private:
    [[nodiscard]] LinkRow *newRow();
    [[nodiscard]] std::size_t indexOf(const LinkRow *row) const;
    void trigger(const LinkRow *row);
    void dismiss(const LinkRow *row);
    void restoreValues(const QStringList &keys);
    void showLines();
    [[nodiscard]] QString messageOf(const OverviewReads &reads, bool nothing) const;

    std::vector<itemmodels::AttentionItem> m_shown;
    // One for each need.
    std::vector<AttentionLine> m_lines;
    std::vector<LinkRow *> m_needs;
    // Button that shows the number of hidden rows; a click shows those rows.
    Button *m_more;
    Button *m_showDismissed;
    bool m_all = false;
    // The list to which the first line belongs.
    PageAddress m_behind;
    QStringList m_dismissed;
};

} // namespace storedesk::ui::overview
