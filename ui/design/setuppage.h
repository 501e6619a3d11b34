// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "design/setupreader.h"
#include "ui/design/setupmodel.h"
#include "ui/frame/page.h"

#include <QPointer>

class QComboBox;

namespace storedesk::jobs {
class JobBoard;
}

namespace storedesk::ui {
class Button;
class ElidedLabel;
class Notice;
class PageHead;
class StatePane;
class StoreBand;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::design {

class SetupSource;

// Brings the account in the window to the set-up of another one or of a file: the difference first,
// then a job. Or saves its own set-up as a file.
class SetupPage final : public Page
{
    Q_OBJECT

public:
    // Which of the steps is ticked at first, in the filter of a place: its ID or alias.
    static constexpr QLatin1StringView onlyKey{"only"};

    SetupPage(Frame &frame, const Place &place);

    [[nodiscard]] Place place() const override { return m_place; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Swap; }
    void refresh() override; // compares again
    void showOnly(const QMap<QString, QString> &filter) override;
    [[nodiscard]] bool settled() const override;
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
    void setSource(const QStringList &words);
    void compare();
    void showEmpty();
    void showFailure(const base::Problem &problem);
    void showCounts();
    void openWayOut(const QModelIndex &index);
    void askAlias(const SetupModel::Step &step);
    void changeAlias(const SetupModel::Step &step, const QString &alias);
    void planChange(const SetupModel::Step &step);
    void askToApply();
    void apply();
    void followJob();
    void jobEnded();
    void askFile(const QString &title, const QString &name, bool save,
                 void (SetupPage::*then)(const QString &));

    Place m_place;
    PageHead *m_head;
    Notice *m_notice;
    QComboBox *m_sources;
    StoreBand *m_from;
    StoreBand *m_to;
    TableView *m_view;
    StatePane *m_pane;
    ElidedLabel *m_sum;
    Button *m_savePlan;
    Button *m_apply;
    Button *m_showJob;
    SetupModel m_model;
    jobs::JobBoard &m_board;
    QPointer<SetupSource> m_source;
    QPointer<storedesk::design::SetupReader> m_reader;
    QString m_only;
    QString m_job; // that applies the plan, and what it came to
    bool m_sourceRead = false;
    bool m_targetRead = false;
    bool m_running = false;
};

} // namespace storedesk::ui::design
