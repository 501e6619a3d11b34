// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/overview/needline.h"
#include "ui/overview/overviewcard.h"

namespace storedesk::ui {
class Button;
} // namespace storedesk::ui

namespace storedesk::ui::overview {

class RunningRow;

// Exports and imports that the service has not finished, and the jobs of this computer that run.
class RunningCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit RunningCard(Frame &frame, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;

protected:
    [[nodiscard]] Place destination() const override;

private:
    [[nodiscard]] RunningRow *newRow();

    std::vector<RunningRow *> m_running;
    // Says how many are not shown.
    QLabel *m_more;
    Place m_behind;
};

// What goes on only when somebody does something.
class NeedsCard final : public OverviewCard
{
    Q_OBJECT

public:
    explicit NeedsCard(Frame &frame, QWidget *parent = nullptr);

    void tell(const OverviewReads &reads) override;
    // What somebody does not want to be told again.
    [[nodiscard]] const QStringList &dismissed() const { return m_dismissed; }
    void setDismissed(const QStringList &keys) { m_dismissed = keys; }
    [[nodiscard]] std::size_t count() const { return m_lines.size(); }

Q_SIGNALS:
    void dismissedChanged();

protected:
    [[nodiscard]] Place destination() const override;

private:
    [[nodiscard]] LinkRow *newRow();
    [[nodiscard]] std::size_t indexOf(const LinkRow *row) const;
    void trigger(const LinkRow *row);
    void dismiss(const LinkRow *row);
    void bringBack(const QStringList &keys);
    void showLines();
    [[nodiscard]] QString messageOf(const OverviewReads &reads, bool nothing) const;

    QStringList m_keys; // of the lines
    std::vector<NeedLine> m_lines;
    std::vector<LinkRow *> m_needs;
    Button *m_more; // how many are not shown; shows them
    Button *m_showDismissed;
    bool m_all = false;
    Place m_behind; // of the first of them
    QStringList m_dismissed;
};

} // namespace storedesk::ui::overview
