// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/idnaming.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "exports/exportrules.h"
#include "exports/localexports.h"
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

#include <array>

namespace storedesk::ui::exports {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

namespace {

// Strings are source strings in the context of IdNaming.
struct NamingRow
{
    storage::NamedKind kind;
    QLatin1StringView filter;
    // Prefixes of the object names.
    QLatin1StringView menu;
    QLatin1StringView field;
    const char *title;
    const char *choose;
    const char *hint;
    const char *none;
    const char *named;
};

// clang-format off
constexpr std::array namingRows{
    NamingRow{storage::NamedKind::Segment, key::segmentId, "namedSegments"_L1, "segmentName"_L1,
              QT_TRANSLATE_NOOP("storedesk::ui::exports::IdNaming", "Segment name"),
              QT_TRANSLATE_NOOP("storedesk::ui::exports::IdNaming", "Named segments"),
              QT_TRANSLATE_NOOP("storedesk::ui::exports::IdNaming", "The service doesn't list segments. To find the ID, open the segment in the service: the ID is the 24-character code in the page address. Name the segment here once, then choose it by name or find it with Ctrl+K."),
              QT_TRANSLATE_NOOP("storedesk::ui::exports::IdNaming", "No segment has a name yet"),
              QT_TRANSLATE_NOOP("storedesk::ui::exports::IdNaming", "The segment is now called “%1”. You can find it with Ctrl+K.")},
    NamingRow{storage::NamedKind::Report, key::reportId, "namedReports"_L1, "reportName"_L1,
              QT_TRANSLATE_NOOP("storedesk::ui::exports::IdNaming", "Report name"),
              QT_TRANSLATE_NOOP("storedesk::ui::exports::IdNaming", "Named reports"),
              QT_TRANSLATE_NOOP("storedesk::ui::exports::IdNaming", "The service doesn't list reports. To find the ID, open the report in the data explorer: the ID is the 24-character code in the page address. Name the report here once, then choose it by name or find it with Ctrl+K."),
              QT_TRANSLATE_NOOP("storedesk::ui::exports::IdNaming", "No report has a name yet"),
              QT_TRANSLATE_NOOP("storedesk::ui::exports::IdNaming", "The report is now called “%1”. You can find it with Ctrl+K.")},
};
// clang-format on

const NamingRow &rowOf(storage::NamedKind kind)
{
    return namingRows[static_cast<std::size_t>(kind)];
}

} // namespace

IdNaming::IdNaming(PageHost &host, storage::NamedKind kind, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_kind(kind)
    , m_choose(new Button(Icon::Bookmark, tr(rowOf(kind).choose), host.theme(), this))
    , m_menu(new QMenu(m_choose))
    , m_name(new QLineEdit(this))
{
    build();
    m_choose->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &IdNaming::fillMenu);
    connect(m_name, &QLineEdit::editingFinished, this, &IdNaming::storeName);
    setId({});
}

void IdNaming::build()
{
    const auto &row = rowOf(m_kind);
    m_choose->setObjectName(row.menu);
    m_menu->setObjectName(row.menu + u"Menu"_s);
    m_name->setObjectName(row.field);
    auto *title = new QLabel(tr(row.title), this);
    title->setFont(m_host.theme().font(Theme::Text::Medium));
    title->setBuddy(m_name);
    m_name->setAccessibleName(title->text());
    m_name->setMaxLength(100);
    m_name->setMaximumWidth(m_host.theme().scaled(320));
    auto *hint = new QLabel(tr(row.hint), this);
    hint->setWordWrap(true);
    setRole(hint, Role::Small);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_name, 1);
    line->addWidget(m_choose);
    line->addStretch(1);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(6);
    box->addWidget(title);
    box->addLayout(line);
    box->addWidget(hint);
}

void IdNaming::setId(const QString &id)
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
void IdNaming::showName()
{
    m_name->setText(storage::nameOfId(m_host.account().storage().views(), m_kind, m_id));
}

// Ampersands in names are not mnemonics.
static QString actionText(QString name)
{
    return name.replace(u'&', u"&&"_s);
}

void IdNaming::fillMenu()
{
    m_menu->clear();
    QSet<QString> listed;
    const auto add = [this, &listed](const QString &id, const QString &text) {
        if (id.isEmpty() || listed.contains(id))
            return;
        listed.insert(id);
        m_menu->addAction(actionText(text), this, [this, id] { Q_EMIT chosen(id); });
    };
    for (const auto &named : storage::namedIds(m_host.account().storage().views(), m_kind))
        add(named.id, named.name);
    if (!listed.isEmpty())
        m_menu->addSeparator();
    for (const auto &stored : m_host.workspace().localExports().all())
        add(storedesk::exports::valuesOf(stored.plan)[key::filters][rowOf(m_kind).filter]
                .toString(),
            tr("Used in the export from %1")
                .arg(QLocale().toString(stored.asked.toLocalTime(), QLocale::ShortFormat)));
    if (listed.isEmpty())
        m_menu->addAction(tr(rowOf(m_kind).none))->setEnabled(false);
}

void IdNaming::storeName()
{
    auto &views = m_host.account().storage().views();
    const auto before = storage::nameOfId(views, m_kind, m_id);
    const auto name = m_name->text().simplified();
    if (!m_name->isModified() || name == before)
        return;
    storage::nameId(views, m_kind, m_id, name);
    showName();
    m_host.tell(name.isEmpty() ? tr("The name “%1” was removed.").arg(before)
                               : tr(rowOf(m_kind).named).arg(name),
                [&views, kind = m_kind, id = m_id, before, naming = QPointer(this)] {
                    storage::nameId(views, kind, id, before);
                    if (naming)
                        naming->showName();
                });
}

} // namespace storedesk::ui::exports
