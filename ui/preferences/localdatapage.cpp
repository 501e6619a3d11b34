// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/localdatapage.h"

#include "account/account.h"
#include "profiles/secretstore.h"
#include "ui/host/accountactions.h"
#include "ui/host/countguard.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/shownfolder.h"
#include "ui/host/storemark.h"
#include "ui/preferences/localdataline.h"
#include "ui/tables/question.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScrollArea>
#include <QToolButton>

#include <array>

namespace storedesk::ui::preferences {

using namespace Qt::StringLiterals;
using localdata::LocalDataKind;

LocalDataPage::LocalDataPage(PageHost &host, QWidget *parent)
    : Page(host, {.page = pageid::localData}, parent)
    , m_data(host.workspace())
    , m_head(new PageHead(title(), this))
    , m_total(new QLabel(this))
    , m_everything(new QLabel(this))
{
    build();
    connect(&m_data, &localdata::LocalDataInventory::changed, this, &LocalDataPage::show);
    connect(&m_data, &localdata::LocalDataInventory::failed, this,
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
        host().open({.page = pageid::preferences,
                     .filter = QMap<QString, QString>{
                         {QString(), settings::titleOf(settings::Section::Privacy)}}});
    });
    m_head->add(times);
    auto *again = iconButton(Icon::Refresh, tr("Recalculate"), theme, this);
    again->setObjectName(u"refresh"_s);
    connect(again, &QToolButton::clicked, this, &LocalDataPage::refresh);
    m_head->add(again);
    auto *box = columnIn(this);
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
    promise->tell(Tone::Neutral, tr("Readable only by you."),
                  tr("Other users of this computer can't read these files. The API key is not "
                     "stored in any file."),
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
    for (const auto &kind : localdata::localDataKinds()) {
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
        if (const auto &row = localdata::localDataKinds()[static_cast<std::size_t>(at)];
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

// Shows where the key is stored. A key that is not in the keychain lasts for this session only.
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

void LocalDataPage::askToDelete(LocalDataKind kind)
{
    if (kind == LocalDataKind::Key)
        return askToForgetKey();
    const auto &row = localdata::rowOf(kind);
    const auto &amount = m_data.amount(kind);
    auto *question = new Question(host().storeMark(), host().theme(), this);
    question->setObjectName(u"deleteKeptQuestion"_s);
    const auto items =
        QCoreApplication::translate("Kept", row.removed, nullptr, static_cast<int>(amount.count));
    question->ask(tr("Delete from this computer"),
                  tr("Delete %1 from this computer?").arg(localdata::titleOf(row)),
                  tr("%1, %2. This can't be undone. Nothing is deleted in the service.")
                      .arg(QCoreApplication::translate("Kept", row.amount, nullptr,
                                                       static_cast<int>(amount.count)),
                           QLocale().formattedDataSize(amount.bytes)));
    auto *guard = new CountGuard(host(), question);
    guard->setCount(amount.count, tr("To delete them, type &the number (%L1):").arg(amount.count));
    question->add(guard);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(items, u"deleteNow"_s);
    act->setKind(Role::Danger);
    guard->guard(*act);
    connect(act, &Button::clicked, this, [this, question, kind] {
        question->accept();
        m_data.remove(kind);
        m_data.measure();
    });
    host().openDialog(question);
}

void LocalDataPage::askToForgetKey()
{
    auto *question = new Question(host().storeMark(), host().theme(), this);
    question->setObjectName(u"deleteKeptQuestion"_s);
    question->ask(tr("Delete the key"), tr("Delete the API key of this account?"),
                  tr("You stay connected until Storedesk closes. After that, you are asked for the "
                     "key when you connect."));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Delete the key"), u"deleteNow"_s);
    act->setKind(Role::Danger);
    connect(act, &Button::clicked, this, [this, question] {
        question->accept();
        host().accountActions()->forgetKey(
            host().account().profile().id, this, [this](const base::Result<void> &gone) {
                if (!gone)
                    host().tell(u"%1 %2"_s.arg(gone.error().what, gone.error().why));
                showKey();
            });
    });
    host().openDialog(question);
}

static QString whatGoes(bool practice, const QString &size)
{
    return practice
        ? LocalDataPage::tr(
              "This permanently deletes all listed data (%1). The practice store itself "
              "and its records are kept. To delete it, see “Remove” in the manual.")
              .arg(size)
        : LocalDataPage::tr(
              "This permanently deletes all listed data (%1) and the API key from this "
              "computer and disconnects the account. Nothing is deleted in the service.")
              .arg(size);
}

// Asks the user to type the account name, so that it is clear which account is affected.
void LocalDataPage::askToDeleteEverything()
{
    const auto name = nameOf(host().account().profile());
    auto *question = new Question(host().storeMark(), host().theme(), this);
    question->setObjectName(u"deleteEverythingQuestion"_s);
    question->ask(tr("Delete all local data of this account"),
                  tr("Delete all local data of %1?").arg(name),
                  whatGoes(host().account().profile().kind == profiles::StoreKind::Practice,
                           QLocale().formattedDataSize(m_data.total())));
    auto *label = new QLabel(tr("Type the &name of the account, %1:").arg(name), question);
    label->setTextFormat(Qt::PlainText);
    auto *typed = new QLineEdit(question);
    typed->setObjectName(u"accountName"_s);
    label->setBuddy(typed);
    question->add(label);
    question->add(typed);
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Delete all"), u"deleteNow"_s);
    act->setKind(Role::Danger);
    act->setEnabled(false);
    connect(typed, &QLineEdit::textChanged, act, [act, name](const QString &text) {
        act->setEnabled(text.trimmed() == name.trimmed());
    });
    connect(act, &Button::clicked, this, [this, question] {
        const auto id = host().account().profile().id;
        const auto *accounts = host().accountActions();
        question->accept();
        accounts->deleteAccount(id);
    });
    host().openDialog(question);
    typed->setFocus();
}

} // namespace storedesk::ui::preferences
