// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filearrangement.h"

#include "ui/files/activitycolumns.h"
#include "ui/files/filepage.h"
#include "ui/files/filterbar.h"
#include "ui/host/pagehost.h"
#include "ui/sheetview/pivotview.h"
#include "ui/sheetview/sheetgrid.h"

#include <utility>

namespace storedesk::ui::files {

using namespace std::chrono_literals;
using State = sheet::Sheet::State;

// Delay between the last change and storing the layout.
static constexpr auto keptAfter = 1s;

FileArrangement::FileArrangement(FilePage &page, PageHost &host, const QString &path)
    : m_page(page)
    , m_host(host)
    , m_path(path)
    , m_kept(host.settingsFolder())
    , m_arrangement(m_kept.of(path))
    , m_timer(host.clock().timer([this] { keep(); }))
{
    listen();
}

FileArrangement::~FileArrangement()
{
    if (m_waiting)
        keep();
}

void FileArrangement::listen()
{
    connect(m_page.grid(), &sheetview::SheetGrid::columnsChanged, this, &FileArrangement::note);
    connect(m_page.grid(), &sheetview::SheetGrid::columnsArranged, this, &FileArrangement::note);
    connect(&m_page, &FilePage::pivotChanged, this, &FileArrangement::note);
    connect(m_page.filters(), &FilterBar::filterChanged, this, &FileArrangement::note);
    connect(&m_page.shown(), &sheet::VisibleRows::workChanged, this, &FileArrangement::note);
    connect(&m_page.shown(), &sheet::VisibleRows::replaced, this, &FileArrangement::note);
    connect(&m_page.sheet(), &sheet::Sheet::formatsChanged, this, &FileArrangement::note);
    connect(&m_page.sheet(), &sheet::Sheet::stateChanged, this, [this] {
        if (m_page.sheet().state() == State::Failed && !m_given)
            readPlainly();
    });
}

sheet::ReadOptions FileArrangement::reading() const
{
    return m_arrangement && !m_given ? m_arrangement->reading : m_page.sheet().reading();
}

void FileArrangement::readPlainly()
{
    if (!m_arrangement || m_arrangement->reading == sheet::ReadOptions{})
        return;
    m_arrangement->reading = {};
    m_page.readAgain({});
}

QStringList FileArrangement::names() const
{
    return sheet::namesOf(m_page.sheet().columns());
}

sheet::Arrangement FileArrangement::now() const
{
    const auto *grid = m_page.grid();
    sheet::Arrangement arrangement{.names = names(),
                                   .order = grid->columnOrder(),
                                   .widths = grid->ownWidths(),
                                   .frozen = grid->frozen(),
                                   .filter = m_page.shown().filter(),
                                   .keys = m_page.shown().keys(),
                                   .reading = m_page.sheet().reading()};
    if (const auto *pivot = m_page.pivot())
        arrangement.pivot = pivot->question();
    const auto shown = grid->shownColumns();
    for (int column = 0; column < arrangement.names.size(); ++column) {
        if (!shown.contains(column))
            arrangement.hidden.append(column);
        arrangement.formats.append(m_page.sheet().columns().at(column).choice);
    }
    return arrangement;
}

void FileArrangement::remember()
{
    if (m_given)
        m_arrangement = now();
}

void FileArrangement::follow(FileArrangement &before)
{
    if (std::exchange(before.m_waiting, false))
        before.keep();
    if (before.m_given)
        m_arrangement = before.now();
}

void FileArrangement::show(const sheet::Arrangement &arrangement)
{
    if (!m_given)
        return;
    auto *grid = m_page.grid();
    for (int column = 0; column < names().size(); ++column)
        grid->setHidden(column, false);
    const auto reading = m_page.sheet().reading();
    m_arrangement = arrangement;
    m_arrangement->reading = reading;
    giveBack();
    m_page.filters()->showFilter();
    note();
}

void FileArrangement::giveBack()
{
    m_given = true;
    if (!m_arrangement && areActivities(names()))
        m_page.grid()->setColumnOrder(readingOrder(names()));
    if (!m_arrangement)
        return;
    const auto fit = sheet::fitted(*m_arrangement, names());
    auto *grid = m_page.grid();
    grid->setColumnOrder(fit.order);
    grid->setOwnWidths(fit.widths);
    for (const int column : fit.hidden)
        grid->setHidden(column, true);
    grid->setFrozen(fit.frozen);
    m_page.sheet().readings().setChoices(fit.formats);
    m_page.shown().setKeys(fit.keys);
    m_page.shown().setFilter(fit.filter);
    m_page.showPivot(fit.pivot.has_value(), fit.pivot);
    if (sheet::conditionsIn(fit.filter) < sheet::conditionsIn(m_arrangement->filter))
        m_host.tell(tr("Conditions on missing columns were removed."));
}

void FileArrangement::note()
{
    if (!m_given)
        return;
    m_waiting = true;
    m_timer->start(keptAfter);
}

void FileArrangement::keep()
{
    m_waiting = false;
    if (!m_given)
        return;
    m_arrangement = now();
    m_kept.keep(m_path, *m_arrangement);
}

} // namespace storedesk::ui::files
