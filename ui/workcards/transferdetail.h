// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/panel.h"

namespace storedesk::transfers {
class TransferList;
}
namespace storedesk::ui {
class Notice;
class PageHost;
class ProgressLine;
} // namespace storedesk::ui

namespace storedesk::ui::workcards {

// Shows one transfer in full: its progress, the problem, and the effect of its buttons.
class TransferDetail final : public Panel
{
    Q_OBJECT

public:
    TransferDetail(PageHost &host, QWidget *parent = nullptr);

    void show(const QString &id);
    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] bool isEmpty() const;
    // Pauses a running transfer, and resumes another one.
    void pauseOrResume();
    void cancel();
    // Opens the page of the transfer.
    void openPage();

private:
    void build();
    void showState();

    transfers::TransferList &m_transfers;
    PageHost &m_host;
    QString m_id;
    ElidedLabel *m_title;
    QLabel *m_explanation;
    Notice *m_notice;
    ProgressLine *m_bar;
    QLabel *m_progress;
    Button *m_pause;
    Button *m_cancel;
    Button *m_open;
};

} // namespace storedesk::ui::workcards
