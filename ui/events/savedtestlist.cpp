// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/savedtestlist.h"

#include "account/account.h"
#include "itemmodels/timetip.h"
#include "storage/drafts.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QLabel>
#include <QListWidget>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace storedesk::ui::events {

using End = storedesk::events::SavedTest::End;
using namespace Qt::StringLiterals;

static constexpr int testIdRole = Qt::UserRole;

SavedTestList::SavedTestList(PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_host(host)
    , m_list(new QListWidget(this))
    , m_state(new QLabel(this))
    , m_remove(new Button(Icon::Bin, tr("Remove"), host.theme(), this))
{
    build();
    auto &drafts = host.account().storage().drafts();
    // Queued, because the sender may be an editor of this list.
    connect(
        &drafts, &storage::Drafts::changed, this, [this](const QString &) { fill(); },
        Qt::QueuedConnection);
    connect(&host.account().storage(), &storage::AccountStorage::becameReady, this,
            &SavedTestList::fill);
    connect(m_list, &QListWidget::itemClicked, this, &SavedTestList::choose);
    connect(m_list, &QListWidget::itemActivated, this, &SavedTestList::choose);
    connect(m_list, &QListWidget::itemChanged, this, &SavedTestList::rename);
    connect(m_list, &QListWidget::currentItemChanged, this, &SavedTestList::showState);
    connect(m_remove, &QPushButton::clicked, this, &SavedTestList::remove);
    fill();
}

void SavedTestList::build()
{
    auto *title = new QLabel(tr("Saved tests"), this);
    setRole(title, Role::Heading);
    box()->setContentsMargins(10, 10, 10, 10);
    box()->setSpacing(8);
    box()->addWidget(title);
    m_list->setObjectName(u"savedTests"_s);
    m_list->setAccessibleName(title->text());
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setFrameShape(QFrame::NoFrame);
    m_state->setObjectName(u"testState"_s);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    setRole(m_state, Role::Small);
    // Place the state above the list, which fills the remaining height.
    box()->addWidget(m_state);
    box()->addWidget(m_list, 1);
    m_remove->setObjectName(u"removeTest"_s);
    setSmall(m_remove);
    box()->addWidget(m_remove, 0, Qt::AlignLeft);
    auto *shortcut = new QShortcut(QKeySequence::Delete, m_list);
    shortcut->setContext(Qt::WidgetShortcut);
    connect(shortcut, &QShortcut::activated, this, &SavedTestList::remove);
}

struct EndSign
{
    Icon icon;
    Ink ink;
};

static EndSign signOf(End end)
{
    static constexpr std::array signs{
        EndSign{Icon::Pencil, Ink::Muted}, EndSign{Icon::TickCircle, Ink::Ok},
        EndSign{Icon::CrossCircle, Ink::Err}, EndSign{Icon::Warning, Ink::Warn}};
    return signs[static_cast<std::size_t>(end)];
}

void SavedTestList::fill()
{
    auto tests = storedesk::events::savedTests(m_host.account().storage().drafts());
    if (tests == m_tests && m_list->count() > 0)
        return;
    m_tests = std::move(tests);
    const auto before =
        m_list->currentItem() ? m_list->currentItem()->data(testIdRole).toString() : m_current;
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const auto &test : std::as_const(m_tests)) {
        auto *item = new QListWidgetItem(test.name, m_list);
        item->setData(testIdRole, test.id);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        const auto sign = signOf(test.end);
        item->setIcon(iconOf(sign.icon, m_host.theme(), sign.ink));
        if (test.id == before)
            m_list->setCurrentItem(item);
    }
    showState();
}

const storedesk::events::SavedTest *SavedTestList::test(const QString &id) const
{
    const auto found = std::ranges::find(m_tests, id, &storedesk::events::SavedTest::id);
    return found == m_tests.end() ? nullptr : &*found;
}

void SavedTestList::choose(const QListWidgetItem *item)
{
    const auto *found = test(item->data(testIdRole).toString());
    if (!found)
        return;
    m_current = found->id;
    Q_EMIT chosen(*found);
}

void SavedTestList::rename(const QListWidgetItem *item)
{
    const auto *found = test(item->data(testIdRole).toString());
    const auto name = item->text().trimmed();
    if (!found || name.isEmpty() || name == found->name)
        return;
    auto renamed = *found;
    renamed.name = name;
    storedesk::events::storeTest(m_host.account().storage().drafts(), renamed);
}

void SavedTestList::remove()
{
    const auto *item = m_list->currentItem();
    const auto *found = item ? test(item->data(testIdRole).toString()) : nullptr;
    if (!found)
        return;
    const auto gone = *found;
    if (m_current == gone.id)
        m_current.clear();
    auto &account = m_host.account();
    storedesk::events::dropTest(account.storage().drafts(), gone.id);
    m_host.tell(tr("The test “%1” was deleted.").arg(gone.name), [&account, gone] {
        storedesk::events::storeTest(account.storage().drafts(), gone);
    });
}

void SavedTestList::add(const storedesk::events::SavedTest &test)
{
    m_current = storedesk::events::storeTest(m_host.account().storage().drafts(), test);
    fill();
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(testIdRole).toString() != m_current)
            continue;
        m_list->setCurrentRow(row);
        m_list->editItem(m_list->item(row));
    }
}

void SavedTestList::noteEnd(End end, const QDateTime &sentAt)
{
    const auto *found = test(m_current);
    if (!found)
        return;
    auto changed = *found;
    changed.end = end;
    changed.sentAt = sentAt;
    storedesk::events::storeTest(m_host.account().storage().drafts(), changed);
}

void SavedTestList::showState()
{
    const auto *item = m_list->currentItem();
    const auto *found = item ? test(item->data(testIdRole).toString()) : nullptr;
    m_remove->setEnabled(found);
    if (!found) {
        m_state->setText(m_tests.isEmpty() ? tr("You can send saved events again.") : QString());
        return;
    }
    const auto when = QLocale().toString(found->sentAt.toLocalTime(), QLocale::ShortFormat);
    const std::array words{tr("Never sent"), tr("Sent %1: accepted").arg(when),
                           tr("Sent %1: rejected").arg(when),
                           tr("Sent %1: not confirmed").arg(when)};
    m_state->setText(words[static_cast<std::size_t>(found->end)]);
    m_state->setToolTip(itemmodels::timeTip(found->sentAt).toString());
}

} // namespace storedesk::ui::events
