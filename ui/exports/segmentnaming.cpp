// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/segmentnaming.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "exports/exportrules.h"
#include "exports/localexports.h"
#include "storage/segmentnames.h"
#include "storage/views.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "workspace/workspace.h"

#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPointer>
#include <QSet>
#include <QVBoxLayout>

namespace storedesk::ui::exports {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

SegmentNaming::SegmentNaming(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_choose(new Button(Icon::Bookmark, tr("Named segments"), host.theme(), this))
    , m_menu(new QMenu(m_choose))
    , m_name(new QLineEdit(this))
{
    build();
    m_choose->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &SegmentNaming::fillMenu);
    connect(m_name, &QLineEdit::editingFinished, this, &SegmentNaming::storeName);
    setId({});
}

void SegmentNaming::build()
{
    m_choose->setObjectName(u"namedSegments"_s);
    m_menu->setObjectName(u"namedSegmentsMenu"_s);
    m_name->setObjectName(u"segmentName"_s);
    auto *title = new QLabel(tr("Name of the segment"), this);
    title->setFont(m_host.theme().font(Theme::Text::Medium));
    title->setBuddy(m_name);
    m_name->setAccessibleName(title->text());
    m_name->setMaxLength(100);
    m_name->setMaximumWidth(m_host.theme().scaled(320));
    auto *hint = new QLabel(
        tr("The service doesn't list segments. To find the ID, open the segment in the service: it "
           "is the 24-character code in the address of that page. Give it a name here once, and "
           "you can choose it by name and find it with Ctrl+K."),
        this);
    hint->setWordWrap(true);
    setRole(hint, Role::Small);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_name, 1);
    row->addWidget(m_choose);
    row->addStretch(1);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(6);
    box->addWidget(title);
    box->addLayout(row);
    box->addWidget(hint);
}

void SegmentNaming::setId(const QString &id)
{
    // 24 hexadecimal digits, checked by the field itself.
    constexpr qsizetype lengthOfId = 24;
    if (m_id != id) {
        storeName();
        m_id = id;
        showName();
    }
    m_name->setEnabled(id.size() == lengthOfId);
    m_name->setToolTip(m_name->isEnabled() ? QString() : tr("Enter the ID first."));
}

// Also marks the name as not modified.
void SegmentNaming::showName()
{
    m_name->setText(storage::segmentName(m_host.account().storage().views(), m_id));
}

// Ampersands in names are not mnemonics.
static QString actionText(QString name)
{
    return name.replace(u'&', u"&&"_s);
}

void SegmentNaming::fillMenu()
{
    m_menu->clear();
    QSet<QString> listed;
    const auto add = [this, &listed](const QString &id, const QString &text) {
        if (id.isEmpty() || listed.contains(id))
            return;
        listed.insert(id);
        m_menu->addAction(actionText(text), this, [this, id] { Q_EMIT chosen(id); });
    };
    for (const auto &segment : storage::namedSegments(m_host.account().storage().views()))
        add(segment.id, segment.name);
    if (!listed.isEmpty())
        m_menu->addSeparator();
    for (const auto &stored : m_host.workspace().localExports().all())
        add(storedesk::exports::valuesOf(stored.plan)[key::filters][key::segmentId].toString(),
            tr("Used in the export of %1")
                .arg(QLocale().toString(stored.asked.toLocalTime(), QLocale::ShortFormat)));
    if (listed.isEmpty())
        m_menu->addAction(tr("No segment has a name yet"))->setEnabled(false);
}

void SegmentNaming::storeName()
{
    auto &views = m_host.account().storage().views();
    const auto before = storage::segmentName(views, m_id);
    const auto name = m_name->text().simplified();
    if (!m_name->isModified() || name == before)
        return;
    storage::nameSegment(views, m_id, name);
    showName();
    m_host.tell(name.isEmpty()
                    ? tr("The name “%1” was removed.").arg(before)
                    : tr("The segment is now called “%1”. You can find it with Ctrl+K.").arg(name),
                [&views, id = m_id, before, naming = QPointer(this)] {
                    storage::nameSegment(views, id, before);
                    if (naming)
                        naming->showName();
                });
}

} // namespace storedesk::ui::exports
