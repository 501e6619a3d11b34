// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/setupreader.h"
#include "ui/host/page.h"
#include "ui/setup/setupmodel.h"

#include <QPointer>

class QComboBox;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class Notice;
class PageHead;
class StatePane;
class StoreBand;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::setup {

class SetupRun;
class SetupSource;

// Applies the setup from another account or a file to the current account: shows the differences
// first, then starts a job. Can also save the current account's setup to a file.
class SetupPage final : public Page
{
    Q_OBJECT

public:
    // Filter key in the page address: the id or alias of the only step to check initially.
    static constexpr QLatin1StringView onlyKey{"only"};

    SetupPage(PageHost &host, const PageAddress &place);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Swap; }
    // Repeats the comparison.
    void refresh() override;
    void showOnly(const QMap<QString, QString> &filter) override;
    void focusFirst() override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] QList<QAction *> recordActions() const override { return m_actions; }
    [[nodiscard]] QList<QWidget *> panes() const override;
    void openFile(const QString &path);
    void saveSetup(const QString &path);
    void savePlan(const QString &path);

private:
    void build();
    [[nodiscard]] QWidget *buildBands();
    [[nodiscard]] QWidget *buildFoot();
    void fillSources();
    void chooseSource(int at);
    // Compares with the only other account, or lets the user choose one.
    void chooseAccount();
    [[nodiscard]] int otherAccounts() const;
    void setSource(const QStringList &words);
    void compare();
    void showEmpty();
    void showFailure(const base::Problem &problem, const QString &details = {});
    void showCounts();
    void openWayOut(const QModelIndex &index);
    void askAlias(const SetupModel::Step &step);
    void changeAlias(const SetupModel::Step &step, const QString &alias);
    void planChange(const SetupModel::Step &step);
    void askToApply();
    void showError(const base::Problem &problem, const QString &details = {});
    void askFile(const QString &title, const QString &name, bool save,
                 void (SetupPage::*then)(const QString &));

    PageHead *m_head;
    Button *m_again;
    Notice *m_notice;
    QComboBox *m_sources;
    StoreBand *m_from;
    StoreBand *m_to;
    TableView *m_view;
    StatePane *m_pane;
    ElidedLabel *m_sum;
    QList<QAction *> m_actions;
    Button *m_savePlan;
    Button *m_apply;
    SetupRun *m_run;
    SetupModel m_model;
    QPointer<SetupSource> m_source;
    QPointer<storedesk::events::SetupReader> m_reader;
    QString m_only;
    bool m_sourceRead = false;
    bool m_targetRead = false;
};

} // namespace storedesk::ui::setup
