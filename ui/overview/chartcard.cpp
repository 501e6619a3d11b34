// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartcard.h"

#include "base/background.h"
#include "itemmodels/dayseries.h"
#include "ui/charts/chartfile.h"
#include "ui/charts/chartview.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/overview/overviewaddresses.h"
#include "ui/overview/overviewreads.h"
#include "ui/tables/clipboardtable.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using charts::ChartData;

static constexpr int daysShown = 30;

ChartData importedRows(const OverviewReads &reads)
{
    const auto &imports = reads.records(Resource::Import);
    const auto taken = itemmodels::rowsTakenPerDay(imports, reads.now(), daysShown);
    return {.title = ChartCard::tr("Imported rows per day"),
            .first = taken.first,
            .bands = {
                {.name = ChartCard::tr("accepted"), .values = taken.values},
                {.name = ChartCard::tr("rejected"),
                 .tone = Tone::Err,
                 .values = itemmodels::rowsRefusedPerDay(imports, reads.now(), daysShown).values}}};
}

ChartData madeExports(const OverviewReads &reads)
{
    const auto made =
        itemmodels::exportsPerDay(reads.records(Resource::Export), reads.now(), daysShown);
    return {.title = ChartCard::tr("Exports per day"),
            .first = made.first,
            .bands = {{.name = ChartCard::tr("exports"), .values = made.values}}};
}

ChartCard::ChartCard(Resource resource, Draw draw, PageHost &host, QWidget *parent)
    : OverviewCard(Icon::Chart, {}, host, parent)
    , m_resource(resource)
    , m_draw(draw)
    , m_stack(new QStackedWidget(this))
    , m_view(new charts::ChartView(host.theme(), m_stack))
    , m_figures(new TableView(host.theme(), m_stack))
    , m_menu(iconButton(Icon::More, tr("Chart actions"), host.theme(), this))
{
    build();
    buildActions();
}

void ChartCard::build()
{
    m_view->setObjectName(u"chart"_s);
    m_figures->setObjectName(u"figures"_s);
    m_figures->setModel(&m_table);
    m_figures->setSortingEnabled(false);
    m_figures->setTabKeyNavigation(false);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_figures);
    m_stack->hide();
    rows()->addWidget(m_stack, 1);
    body()->setStretchFactor(rows(), 1);
    body()->setStretch(body()->count() - 1, 0);

    m_menu->setObjectName(u"chartMenu"_s);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    setRole(m_menu, Role::Flat);
    m_menu->setFixedSize(host().theme().scaled(24), host().theme().scaled(22));
    addToHead(m_menu);
}

void ChartCard::buildActions()
{
    auto *menu = new QMenu(m_menu);
    m_asTable = menu->addAction(tr("Show as table"));
    m_asTable->setObjectName(u"showAsTable"_s);
    m_asTable->setCheckable(true);
    connect(m_asTable, &QAction::toggled, this, [this](bool table) {
        m_stack->setCurrentIndex(table ? 1 : 0);
        Q_EMIT tableChanged();
    });
    auto *copying = menu->addAction(tr("Copy as table"));
    copying->setObjectName(u"copyChart"_s);
    connect(copying, &QAction::triggered, this, &ChartCard::copy);
    auto *saving = menu->addAction(tr("Save as image…"));
    saving->setObjectName(u"saveChart"_s);
    connect(saving, &QAction::triggered, this, &ChartCard::askWhere);
    m_menu->setMenu(menu);
}

bool ChartCard::isTable() const
{
    return m_asTable->isChecked();
}

void ChartCard::setTable(bool table)
{
    m_asTable->setChecked(table);
}

void ChartCard::contextMenuEvent(QContextMenuEvent *event)
{
    m_menu->menu()->popup(event->globalPos());
    event->accept();
}

void ChartCard::tell(const OverviewReads &reads)
{
    const bool readable = tellState(reads, {m_resource});
    const auto drawn = m_draw(reads);
    setTitle(drawn.title);
    m_figures->setAccessibleName(drawn.title);
    m_table.setData(drawn);
    m_view->setData(drawn);
    m_stack->setVisible(readable && !drawn.isEmpty());
    m_menu->setEnabled(readable && !drawn.isEmpty());
    m_figures->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    if (readable && drawn.isEmpty())
        say(m_resource == Resource::Import ? tr("No rows imported in the last 30 days.")
                                           : tr("No exports in the last 30 days."));
}

PageAddress ChartCard::destination() const
{
    return listPlace(m_resource);
}

void ChartCard::copy() const
{
    copyTable(ClipboardTable(tableOf(m_table)));
}

void ChartCard::askWhere()
{
    auto *dialog = fileDialog(host(), window(), tr("Save the chart as an image"));
    dialog->setObjectName(u"saveChartDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Images (*.png)"), tr("Vector images (*.svg)")});
    dialog->setDefaultSuffix(u"png"_s);
    dialog->selectFile(m_table.chart().title + u".png"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(".svg"_L1) ? u"svg"_s : u"png"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, &ChartCard::save);
    host().openDialog(dialog);
}

void ChartCard::save(const QString &path)
{
    base::inBackground([data = m_table.chart(), look = m_view->look(),
                        path] { return charts::writeChart(data, look, path); },
                       this,
                       [this, path](const base::Result<void> &saved) { reportSaved(path, saved); });
}

void ChartCard::reportSaved(const QString &path, const base::Result<void> &saved)
{
    if (saved)
        host().tell(tr("The chart was saved as %1.").arg(QFileInfo(path).fileName()));
    else
        host().tell(tr("%1 %2 %3").arg(saved.error().what, saved.error().why, saved.error().next));
}

} // namespace storedesk::ui::overview
