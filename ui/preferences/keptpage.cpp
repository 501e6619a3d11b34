// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/keptpage.h"

#include "accounts/secretstore.h"
#include "desk/desk.h"
#include "ui/frame/accountactions.h"
#include "ui/frame/frame.h"
#include "ui/frame/shownfolder.h"
#include "ui/frame/storemark.h"
#include "ui/preferences/keptline.h"
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
using kept::KeptKind;

KeptPage::KeptPage(Frame &frame, QWidget *parent)
    : Page(frame, parent)
    , m_data(frame.desk())
    , m_head(new PageHead(title(), this))
    , m_total(new QLabel(this))
    , m_everything(new QLabel(this))
{
    build();
    connect(&m_data, &kept::KeptData::changed, this, &KeptPage::show);
    connect(&m_data, &kept::KeptData::failed, this, [this](const base::Problem &problem) {
        this->frame().tell(u"%1 %2"_s.arg(problem.what, problem.why));
    });
}

void KeptPage::refresh()
{
    m_data.measure();
    showKey();
}

void KeptPage::build()
{
    const auto &theme = frame().theme();
    m_head->setSubtitle(tr("Calculating sizes…"));
    auto *times = new Button(Icon::Settings, tr("Change retention"), theme, this);
    times->setObjectName(u"changeTimes"_s);
    connect(times, &Button::clicked, this, [this] {
        frame().open({.page = u"preferences"_s,
                      .filter = QMap<QString, QString>{
                          {QString(), settings::titleOf(settings::Section::Privacy)}}});
    });
    m_head->add(times);
    auto *again = iconButton(Icon::Refresh, tr("Recalculate"), theme, this);
    again->setObjectName(u"refresh"_s);
    connect(again, &QToolButton::clicked, this, &KeptPage::refresh);
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

QWidget *KeptPage::buildPromise()
{
    auto *promise = new Notice(frame().theme(), this);
    promise->tell(
        Tone::Neutral, tr("Readable only by you."),
        tr("All files are readable only by your user. The API key is not stored in any file."),
        Icon::Lock);
    return promise;
}

void KeptPage::buildHeader(QGridLayout *grid, QWidget *parent)
{
    const std::array titles{QString(),    tr("Item"),      tr("Personal data"), tr("Size"),
                            tr("Oldest"), tr("Retention"), tr("Location"),      QString()};
    static_assert(titles.size() == KeptLine::ColumnCount);
    for (std::size_t column = 0; column < titles.size(); ++column) {
        auto *label = new QLabel(titles[column], parent);
        label->setFont(frame().theme().font(Theme::Text::Tiny));
        setRole(label, Role::Muted);
        label->setFixedHeight(frame().theme().scaled(33));
        if (column == KeptLine::Oldest || column == KeptLine::People)
            m_wide.append(label);
        grid->addWidget(label, 0, static_cast<int>(column),
                        column == KeptLine::Size ? Qt::AlignRight | Qt::AlignVCenter
                                                 : Qt::AlignVCenter);
    }
}

QWidget *KeptPage::buildTable()
{
    auto *content = new QWidget(this);
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(12, 0, 12, 8);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(0);
    buildHeader(grid, content);
    int row = 1;
    for (const auto &kind : kept::keptKinds()) {
        grid->addWidget(separator(content), row++, 0, 1, KeptLine::ColumnCount);
        auto *line = new KeptLine(kind.kind, frame().theme(), grid, row++, content);
        connect(line, &KeptLine::deleteAsked, this, &KeptPage::askToDelete);
        connect(line, &KeptLine::folderAsked, this,
                [this](const QString &folder) { showFolder(frame(), folder); });
        m_lines.append(line);
    }
    grid->addWidget(separator(content), row++, 0, 1, KeptLine::ColumnCount);
    auto *all = new QLabel(tr("Total"), content);
    for (auto *label : {all, m_total}) {
        setRole(label, Role::Strong);
        label->setFixedHeight(frame().theme().scaled(36));
    }
    m_total->setObjectName(u"total"_s);
    grid->addWidget(all, row, KeptLine::What);
    grid->addWidget(m_total, row, KeptLine::Size, Qt::AlignRight | Qt::AlignVCenter);
    grid->setColumnStretch(KeptLine::What, 3);
    grid->setColumnStretch(KeptLine::Until, 2);
    grid->setColumnStretch(KeptLine::Where, 1);
    grid->setRowStretch(row + 1, 1);
    auto *panel = new Panel(this);
    panel->box()->addWidget(scrolled(content));
    return panel;
}

QWidget *KeptPage::buildFoot()
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    m_everything->setWordWrap(true);
    m_everything->setObjectName(u"everything"_s);
    auto *act =
        new Button(Icon::Bin, tr("Delete all local data of this account…"), frame().theme(), foot);
    act->setObjectName(u"deleteEverything"_s);
    const auto *accounts = frame().accountActions();
    act->setEnabled(accounts && accounts->deleteAccount);
    connect(act, &Button::clicked, this, &KeptPage::askToDeleteEverything);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(20, 11, 20, 11);
    row->setSpacing(16);
    row->addWidget(m_everything, 1);
    row->addWidget(act);
    return foot;
}

void KeptPage::show()
{
    const QLocale locale;
    for (qsizetype at = 0; at < m_lines.size(); ++at) {
        if (const auto &row = kept::keptKinds()[static_cast<std::size_t>(at)];
            row.kind != KeptKind::Key)
            m_lines[at]->show(m_data);
    }
    const auto total = locale.formattedDataSize(m_data.total());
    m_total->setText(total);
    m_head->setSubtitle(
        tr("%1 · %2 · calculated %3")
            .arg(total, nameOf(frame().desk().profile()),
                 locale.toString(m_data.measuredAt().toLocalTime().time(), QLocale::ShortFormat)));
    m_everything->setText(
        tr("Deletes %1 and the API key from this computer. Nothing is deleted in the service.")
            .arg(total));
    Q_EMIT headChanged();
}

// A key that is not in the keychain lasts for this session only.
void KeptPage::showKey()
{
    const auto *accounts = frame().accountActions();
    auto *line = m_lines[static_cast<qsizetype>(KeptKind::Key)];
    line->showKey(tr("This session only"), false);
    if (!accounts || !accounts->secrets)
        return;
    accounts->secrets->read(
        frame().desk().profile().id, this, [line, accounts](const base::Result<QByteArray> &key) {
            const bool there = key && !key->isEmpty();
            line->showKey(there ? accounts->secrets->title() : tr("This session only"),
                          there && accounts->forgetKey);
        });
}

void KeptPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool narrow = width() < frame().theme().scaled(860);
    for (auto *line : std::as_const(m_lines))
        line->setNarrow(narrow);
    for (auto *heading : std::as_const(m_wide))
        heading->setVisible(!narrow);
}

} // namespace storedesk::ui::preferences
