// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "changetable.h"

#include "account/account.h"
#include "ui/host/importaddress.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/recordaddress.h"
#include "ui/tables/celldelegate.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/statepill.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;

ChangeTable::ChangeTable(PageHost &host, ChangeModel::Wanted wanted, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_isOfOne(static_cast<bool>(wanted))
    , m_model(host.account(), host.clock(), wanted)
    , m_table(new TableView(host.theme(), this))
    , m_pane(new StatePane(m_table, host.theme()))
{
    build();
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_model, signal, this, &ChangeTable::showState);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ChangeTable::showState);
    connect(m_pane, &StatePane::mainTriggered, this, [this] {
        if (m_model.rowCount() > 0)
            Q_EMIT filterCleared();
        else
            m_host.open({m_isOfOne ? pageid::history : pageid::contacts});
    });
    connect(&host.account().storage(), &storage::AccountStorage::becameReady, this,
            &ChangeTable::showState);
    showState();
}

static Pill pillOf(const QModelIndex &index)
{
    const auto text = index.data().toString();
    switch (static_cast<storage::RecordEditResult>(index.data(ChangeModel::EndRole).toInt())) {
    case storage::RecordEditResult::Undone:
        return {text, Icon::Undo, Tone::Neutral};
    case storage::RecordEditResult::Unknown:
        return {text, Icon::Warning, Tone::Warn};
    case storage::RecordEditResult::Saved:
        break;
    }
    return {text, Icon::TickCircle, Tone::Ok};
}

void ChangeTable::build()
{
    m_table->setObjectName(u"changes"_s);
    m_table->setAccessibleName(tr("Changes made on this computer"));
    m_matching.setSourceModel(&m_model);
    m_matching.setFilterKeyColumn(-1);
    m_matching.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(&m_matching);
    m_matching.setSortRole(ChangeModel::SortRole);
    m_table->sortByHeadings();
    m_table->cells()->setInk(ChangeModel::When, CellInk::Muted);
    m_table->cells()->setInk(ChangeModel::Record, CellInk::Name);
    m_table->setPillColumn(ChangeModel::End, pillOf);
    auto *header = m_table->horizontalHeader();
    header->setStretchLastSection(false);
    for (const int column : {ChangeModel::Before, ChangeModel::After})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    m_columns = new ColumnArrangement(
        *m_table,
        {u"when"_s, u"record"_s, u"field"_s, u"before"_s, u"after"_s, u"by"_s, u"result"_s});
    m_columns->fitToContents({ChangeModel::When, ChangeModel::Record, ChangeModel::Field,
                              ChangeModel::By, ChangeModel::End});
    if (m_isOfOne)
        m_columns->setAbsent({ChangeModel::Record});
    connect(m_table, &TableView::opened, this, &ChangeTable::open);
    if (!m_isOfOne)
        followJobs();
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_table);
}

// Opens the job or import that made the change. For an edit, opens the record unless the table
// shows only that record.
void ChangeTable::open(const QModelIndex &index)
{
    const auto &one = m_model.rowAt(m_matching.mapToSource(index).row()).change;
    if (!one.job.isEmpty())
        m_host.open(one.isImport ? importJobPlace(one.job) : jobPlace(one.job));
    else if (!m_resource)
        m_host.open(placeOf(*catalogue::lookupKeyOf(one.change.operation), one.change.values));
}

void ChangeTable::followJobs()
{
    const auto &jobManager = m_host.workspace().jobManager();
    connect(&jobManager, &storedesk::jobs::JobManager::listChanged, this,
            &ChangeTable::findJobChanges);
    connect(&jobManager, &storedesk::jobs::JobManager::jobEnded, this,
            &ChangeTable::findJobChanges);
    if (!m_resource)
        findJobChanges();
}

void ChangeTable::lookAt(catalogue::Resource resource, const QJsonObject &record)
{
    const bool isFirst = !m_resource;
    m_resource = resource;
    m_record = record;
    if (isFirst)
        followJobs();
    m_model.look();
    findJobChanges();
}

void ChangeTable::findJobChanges()
{
    auto &jobManager = m_host.workspace().jobManager();
    if (!m_resource)
        return m_model.setJobChanges(storedesk::jobs::wholeJobs(jobManager));
    storedesk::jobs::findChanges(
        jobManager, *m_resource, m_record, this,
        [this, round = ++m_round](const std::vector<storedesk::jobs::RecordChange> &changes) {
            if (round == m_round)
                m_model.setJobChanges(changes);
        });
}

void ChangeTable::setFilter(const QString &text)
{
    m_matching.setFilterFixedString(text.trimmed());
    showState();
}

void ChangeTable::showState()
{
    if (!m_host.account().storage().ready())
        m_pane->showLoading();
    else if (m_model.rowCount() == 0)
        m_pane->showContent(
            {.icon = Icon::Clock,
             .tone = Tone::Neutral,
             .headline = tr("No changes yet"),
             .sentence =
                 tr("Changes made on this computer by you, a job or an import are listed here with "
                    "their old and new values. Changes made elsewhere are not."),
             .main = {.text = m_isOfOne ? tr("Show all changes") : tr("Show contacts")}});
    else if (m_matching.rowCount() == 0)
        m_pane->showContent({.icon = Icon::Search,
                             .headline = tr("No change matches the filter"),
                             .main = {.text = tr("Clear the filter")}});
    else
        m_pane->hide();
}

} // namespace storedesk::ui::changes
