// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "changetable.h"

#include "desk/desk.h"
#include "ui/frame/frame.h"
#include "ui/frame/importplace.h"
#include "ui/frame/jobplace.h"
#include "ui/frame/recordplace.h"
#include "ui/theme/theme.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/statepane.h"
#include "ui/widgets/statepill.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;

ChangeTable::ChangeTable(Frame &frame, ChangeModel::Wanted wanted, QWidget *parent)
    : QWidget(parent)
    , m_frame(frame)
    , m_model(frame.desk(), frame.clock(), wanted)
    , m_table(new TableView(frame.theme(), this))
    , m_pane(new StatePane(m_table, frame.theme()))
{
    build(static_cast<bool>(wanted));
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ChangeTable::showState);
    connect(&frame.desk().local(), &local::Local::becameReady, this, &ChangeTable::showState);
    showState();
}

static Pill pillOf(const QModelIndex &index)
{
    const auto text = index.data().toString();
    switch (static_cast<local::ChangeEnd>(index.data(ChangeModel::EndRole).toInt())) {
    case local::ChangeEnd::Undone:
        return {text, Icon::Undo, Tone::Neutral};
    case local::ChangeEnd::Unknown:
        return {text, Icon::Warning, Tone::Warn};
    case local::ChangeEnd::Saved:
        break;
    }
    return {text, Icon::TickCircle, Tone::Ok};
}

void ChangeTable::build(bool ofOne)
{
    m_table->setObjectName(u"changes"_s);
    m_table->setAccessibleName(tr("Changes made on this computer"));
    m_table->setModel(&m_model);
    m_table->setColumnHidden(ChangeModel::Record, ofOne);
    m_table->cells()->setInk(ChangeModel::When, CellInk::Muted);
    m_table->cells()->setInk(ChangeModel::Record, CellInk::Name);
    m_table->setPillColumn(ChangeModel::End, pillOf);
    auto *header = m_table->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : {ChangeModel::Before, ChangeModel::After})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    connect(m_table, &TableView::opened, this, &ChangeTable::open);
    if (!ofOne)
        followJobs();
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_table);
}

// Opens the job or import of a change. For an edit, opens the record unless the table shows only
// that record.
void ChangeTable::open(const QModelIndex &index)
{
    const auto &one = m_model.changeAt(index.row());
    if (!one.job.isEmpty())
        m_frame.open(one.isImport ? importJobPlace(one.job) : jobPlace(one.job));
    else if (!m_resource)
        m_frame.open(placeOf(*catalogue::lookupKeyOf(one.change.operation), one.change.values));
}

void ChangeTable::followJobs()
{
    const auto &board = jobs::JobBoard::of(m_frame.desk());
    connect(&board, &jobs::JobBoard::listChanged, this, &ChangeTable::findJobChanges);
    connect(&board, &jobs::JobBoard::jobEnded, this, &ChangeTable::findJobChanges);
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
    auto &board = jobs::JobBoard::of(m_frame.desk());
    if (!m_resource)
        return m_model.setJobChanges(jobs::wholeJobs(board));
    jobs::findChanges(board, *m_resource, m_record, this,
                      [this, round = ++m_round](const std::vector<jobs::RecordChange> &changes) {
                          if (round == m_round)
                              m_model.setJobChanges(changes);
                      });
}

void ChangeTable::showState()
{
    if (!m_frame.desk().local().ready())
        m_pane->showLoading();
    else if (m_model.rowCount() == 0)
        m_pane->showContent(
            {.icon = Icon::Clock,
             .tone = Tone::Neutral,
             .headline = tr("No changes yet"),
             .sentence = tr("Changes made from this computer by you, a job or an import are listed "
                            "here with the old and new value. Changes made elsewhere are not.")});
    else
        m_pane->hide();
}

} // namespace storedesk::ui::changes
