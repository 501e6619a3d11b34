// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/effectpreview.h"
#include "ui/host/assistantstep.h"

class QCheckBox;
class QLabel;
class QStandardItemModel;

namespace storedesk::imports {
class ImportDraft;
}

namespace storedesk::jobs {
class BulkDraft;
}

namespace storedesk::ui {
class Button;
class CountGuard;
class PageHost;
class Notice;
class ProgressLine;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::jobs {

class ReasonList;

// Describes in words what each row changes, and how long the job takes. Asks the user to type the
// row count if the risk is high. The raw requests can be shown on demand.
class JobCheckStep final : public AssistantStep
{
    Q_OBJECT

public:
    // The second draft has checked the rows and has the guards of the recipe.
    JobCheckStep(storedesk::jobs::BulkDraft &draft, storedesk::imports::ImportDraft &checked,
                 PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void enter() override;
    void focusFirst() override;
    void goToProblem() override;
    // Returns the label of the button that starts the job.
    [[nodiscard]] QString act() const override;
    // Offers to send the rows as an import. The obstacle explains why this is not possible. Without
    // a value, the rows are no changes of contacts.
    void offerImport(const std::optional<QString> &obstacle);

Q_SIGNALS:
    void importAsked();

private:
    void build();
    void showState();
    void showVerdict();
    void showBlanks();
    void showFirst();
    void compare();
    void setCount();
    void askForGuards();
    void showGuards();
    [[nodiscard]] QStringList brokenGuards() const;

    storedesk::jobs::BulkDraft &m_draft;
    storedesk::imports::ImportDraft &m_checked;
    PageHost &m_host;
    Notice *m_notice;
    Notice *m_blanks;
    Notice *m_broken;
    Notice *m_asImport;
    Button *m_sendAsImport;
    ProgressLine *m_bar;
    QLabel *m_sum;
    QLabel *m_time;
    QStandardItemModel *m_first;
    TableView *m_table;
    ReasonList *m_reasons;
    CountGuard *m_count;
    QCheckBox *m_requests;
    Button *m_guards;
    Button *m_compare;
    storedesk::jobs::EffectPreview m_effect;
    QString m_shownId;
};

} // namespace storedesk::ui::jobs
