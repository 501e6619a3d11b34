// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/assistantstep.h"

class QLabel;
class QStandardItemModel;

namespace storedesk::importcheck {
class TableDraft;
}

namespace storedesk::ui {
class Notice;
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {
class TableSourcePanel;
}

namespace storedesk::ui::jobs {

// Lets the user choose the rows, and shows the first ones.
class JobRowsStep final : public AssistantStep
{
    Q_OBJECT

public:
    JobRowsStep(storedesk::importcheck::TableDraft &draft, PageHost &host,
                QWidget *parent = nullptr);

    [[nodiscard]] imports::TableSourcePanel &panel() { return *m_source; }
    void openFile(const QString &path);
    // Gives the focus to the choice of a file, because rows are rarely pasted here.
    void startWithFile() { m_startsWithFile = true; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void goToProblem() override;
    void focusFirst() override;

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void showState();
    void showSample();
    void showBalance();

    storedesk::importcheck::TableDraft &m_draft;
    imports::TableSourcePanel *m_source;
    Notice *m_notice;
    QStandardItemModel *m_sample;
    TableView *m_table;
    QLabel *m_balance;
    // Whether to proceed to the next step once the rows are read.
    bool m_goesOn = false;
    bool m_startsWithFile = false;
};

} // namespace storedesk::ui::jobs
