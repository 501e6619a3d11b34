// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/localdatapage.h"

#include "account/account.h"
#include "profiles/secretstore.h"
#include "ui/host/accountactions.h"
#include "ui/host/pagehost.h"
#include "ui/host/shownfolder.h"
#include "ui/host/storemark.h"
#include "ui/preferences/localdataline.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QToolButton>

#include <array>

namespace storedesk::ui::preferences {

using namespace Qt::StringLiterals;
using inventory::LocalDataKind;

LocalDataPage::LocalDataPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_data(host.account())
    , m_head(new PageHead(title(), this))
    , m_total(new QLabel(this))
    , m_everything(new QLabel(this))
{
    build();
    connect(&m_data, &inventory::LocalDataInventory::changed, this, &LocalDataPage::show);
    connect(&m_data, &inventory::LocalDataInventory::failed, this,
            [this](const base::Problem &problem) {
                this->host().tell(u"%1 %2"_s.arg(problem.what, problem.why));
            });
}

void LocalDataPage::refresh()
{
    m_data.measure();
    showKey();
}

void LocalDataPage::build()
{
    const auto &theme = host().theme();
    m_head->setSubtitle(tr("Calculating sizes…"));
    auto *times = new Button(Icon::Settings, tr("Change retention"), theme, this);
    times->setObjectName(u"changeTimes"_s);
    connect(times, &Button::clicked, this, [this] {
        host().open({.page = u"preferences"_s,
                     .filter = QMap<QString, QString>{
                         {QString(), settings::titleOf(settings::Section::Privacy)}}});
    });
    m_head->add(times);
    auto *again = iconButton(Icon::Refresh, tr("Recalculate"), theme, this);
    again->setObjectName(u"refresh"_s);
    connect(again, &QToolButton::clicked, this, &LocalDataPage::refresh);
    m_head->add(again);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    auto *body = new QVBoxLayout;
    body->setContentsMargins(20, 16, 20, 16);
    body->setSpacing(12);
    body->addWidget(m_head);
    body->addWidget(buildPromise());
    body->addWidget(buildTable(), 1);
    box->addLayout(body, 1);
    box->addWidget(buildFoot());
}

QWidget *LocalDataPage::buildPromise()
{
    auto *promise = new Notice(host().theme(), this);
    promise->tell(
        Tone::Neutral, tr("Readable only by you."),
        tr("All files are readable only by your user. The API key is not stored in any file."),
        Icon::Lock);
    return promise;
}

void LocalDataPage::buildHeader(QGridLayout *grid, QWidget *parent)
{
    const std::array titles{QString(),    tr("Item"),      tr("Personal data"), tr("Size"),
                            tr("Oldest"), tr("Retention"), tr("Location"),      QString()};
    static_assert(titles.size() == LocalDataLine::ColumnCount);
    for (std::size_t column = 0; column < titles.size(); ++column) {
        auto *label = new QLabel(titles[column], parent);
        label->setFont(host().theme().font(Theme::Text::Tiny));
        setRole(label, Role::Muted);
        label->setFixedHeight(host().theme().scaled(33));
        if (column == LocalDataLine::Oldest || column == LocalDataLine::People)
            m_wide.append(label);
        grid->addWidget(label, 0, static_cast<int>(column),
                        column == LocalDataLine::Size ? Qt::AlignRight | Qt::AlignVCenter
                                                      : Qt::AlignVCenter);
    }
}

QWidget *LocalDataPage::buildTable()
{
    auto *content = new QWidget(this);
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(12, 0, 12, 8);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(0);
    buildHeader(grid, content);
    int row = 1;
    for (const auto &kind : inventory::localDataKinds()) {
        grid->addWidget(separator(content), row++, 0, 1, LocalDataLine::ColumnCount);
        auto *line = new LocalDataLine(kind.kind, host().theme(), grid, row++, content);
        connect(line, &LocalDataLine::deleteAsked, this, &LocalDataPage::askToDelete);
        connect(line, &LocalDataLine::folderAsked, this,
                [this](const QString &folder) { showFolder(host(), folder); });
        m_lines.append(line);
    }
    grid->addWidget(separator(content), row++, 0, 1, LocalDataLine::ColumnCount);
    auto *all = new QLabel(tr("Total"), content);
    for (auto *label : {all, m_total}) {
        setRole(label, Role::Strong);
        label->setFixedHeight(host().theme().scaled(36));
    }
    m_total->setObjectName(u"total"_s);
    grid->addWidget(all, row, LocalDataLine::What);
    grid->addWidget(m_total, row, LocalDataLine::Size, Qt::AlignRight | Qt::AlignVCenter);
    grid->setColumnStretch(LocalDataLine::What, 3);
    grid->setColumnStretch(LocalDataLine::Until, 2);
    grid->setColumnStretch(LocalDataLine::Where, 1);
    grid->setRowStretch(row + 1, 1);
    auto *panel = new Panel(this);
    panel->box()->addWidget(scrolled(content));
    return panel;
}

QWidget *LocalDataPage::buildFoot()
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    m_everything->setWordWrap(true);
    m_everything->setObjectName(u"everything"_s);
    auto *act =
        new Button(Icon::Bin, tr("Delete all local data of this account…"), host().theme(), foot);
    act->setObjectName(u"deleteEverything"_s);
    const auto *accounts = host().accountActions();
    act->setEnabled(accounts && accounts->deleteAccount);
    connect(act, &Button::clicked, this, &LocalDataPage::askToDeleteEverything);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(20, 11, 20, 11);
    row->setSpacing(16);
    row->addWidget(m_everything, 1);
    row->addWidget(act);
    return foot;
}

void LocalDataPage::show()
{
    const QLocale locale;
    for (qsizetype at = 0; at < m_lines.size(); ++at) {
        if (const auto &row = inventory::localDataKinds()[static_cast<std::size_t>(at)];
            row.kind != LocalDataKind::Key)
            m_lines[at]->show(m_data);
    }
    const auto total = locale.formattedDataSize(m_data.total());
    m_total->setText(total);
    m_head->setSubtitle(
        tr("%1 · %2 · calculated %3")
            .arg(total, nameOf(host().account().profile()),
                 locale.toString(m_data.measuredAt().toLocalTime().time(), QLocale::ShortFormat)));
    m_everything->setText(
        tr("Deletes %1 and the API key from this computer. Nothing is deleted in the service.")
            .arg(total));
    Q_EMIT headChanged();
}

// A key that is not in the keychain lasts for this session only.
void LocalDataPage::showKey()
{
    const auto *accounts = host().accountActions();
    auto *line = m_lines[static_cast<qsizetype>(LocalDataKind::Key)];
    line->showKey(tr("This session only"), false);
    if (!accounts || !accounts->secrets)
        return;
    accounts->secrets->read(
        host().account().profile().id, this, [line, accounts](const base::Result<QByteArray> &key) {
            const bool there = key && !key->isEmpty();
            line->showKey(there ? accounts->secrets->title() : tr("This session only"),
                          there && accounts->forgetKey);
        });
}

void LocalDataPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool narrow = width() < host().theme().scaled(860);
    for (auto *line : std::as_const(m_lines))
        line->setNarrow(narrow);
    for (auto *heading : std::as_const(m_wide))
        heading->setVisible(!narrow);
}

} // namespace storedesk::ui::preferences
