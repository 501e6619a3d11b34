// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/faultgrouplist.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/scrolled.h"

#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::FaultGroup;

// Number of fixes shown for one fault; the best come first.
static constexpr std::size_t mostFixes = 3;

FaultGroupList::FaultGroupList(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_count(new QLabel(this))
    , m_body(new QWidget(this))
    , m_lines(new QVBoxLayout(m_body))
{
    auto *title = new QLabel(tr("Problems to fix"), this);
    setRole(title, Role::Strong);
    setRole(m_count, Role::Small);
    m_count->setObjectName(u"faultCount"_s);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 8, 12, 8);
    head->setSpacing(8);
    head->addWidget(title);
    head->addWidget(m_count, 1);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(0);
    box()->setSpacing(0);
    box()->addLayout(head);
    box()->addWidget(separator(this));
    box()->addWidget(scrolled(m_body), 1);
}

void FaultGroupList::show(const storedesk::importcheck::CheckResult &result,
                          const std::vector<storedesk::importcheck::ImportColumn> &columns,
                          const QStringList &storeDomains)
{
    m_count->setText(result.faulty == 0
                         ? tr("nothing")
                         : tr("%Ln row(s)", nullptr,
                              static_cast<int>(std::min<qint64>(result.faulty, INT_MAX))));
    if (result.groups == m_shown && storeDomains == m_storeDomains)
        return;
    m_shown = result.groups;
    m_storeDomains = storeDomains;
    m_firstFix.clear();
    const auto *focused = QApplication::focusWidget();
    const bool hasFocus = focused && m_body->isAncestorOf(focused);
    clearLayout(*m_lines);
    for (const auto &group : m_shown) {
        const auto column = static_cast<std::size_t>(std::max(0, group.column));
        auto *line = groupLine(group, column < columns.size() ? columns[column].name : QString());
        m_lines->addWidget(line);
        m_lines->addWidget(separator(m_body));
        // A widget must be visible before it can receive the focus.
        line->show();
    }
    m_lines->addStretch(1);
    Q_EMIT madeAnew();
    if (hasFocus && m_firstFix)
        m_firstFix->setFocus(Qt::OtherFocusReason);
}

QWidget *FaultGroupList::groupLine(const FaultGroup &group, const QString &column)
{
    auto *line = new QWidget(m_body);
    const bool warning = isWarning(group.kind);
    auto *sign = new IconLabel(warning ? Icon::Warning : Icon::CrossCircle,
                               warning ? Tone::Warn : Tone::Err, m_theme, line);
    auto *title = new ElidedLabel(titleOf(group.kind, m_storeDomains), line);
    title->setFont(m_theme.font(Theme::Text::Medium));
    auto *show = new Button(QLocale().toString(group.cells), m_theme, line);
    show->setKind(Role::Link);
    show->setObjectName(u"showFaults"_s);
    show->setToolTip(tr("Show these rows"));
    show->setAccessibleName(
        tr("Show %Ln row(s): %1", nullptr, static_cast<int>(std::min<qint64>(group.cells, INT_MAX)))
            .arg(title->text()));
    connect(show, &Button::clicked, this,
            [this, kind = group.kind, at = group.column] { Q_EMIT rowsAsked(kind, at); });
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(sign);
    top->addWidget(title, 1);
    top->addWidget(show);
    auto *where =
        new ElidedLabel(storedesk::importcheck::isOfRow(group.kind) ? group.example
                            : group.example.isEmpty()
                            ? column
                            : tr("%1: %2", "column, a cell of it").arg(column, group.example),
                        line);
    setRole(where, Role::Small);
    auto *fixes = new QWidget(line);
    auto *flow = new FlowLayout(fixes);
    flow->setContentsMargins(0, 0, 0, 0);
    for (std::size_t at = 0; at < std::min(group.repairs.size(), mostFixes); ++at) {
        auto *fix =
            new Button(at < group.titles.size() ? group.titles[at] : QString(), m_theme, fixes);
        setSmall(fix);
        fix->setObjectName(u"fix"_s);
        connect(fix, &Button::clicked, this,
                [this, one = group.repairs[at]] { Q_EMIT fixAsked(one); });
        flow->addWidget(fix);
        if (!m_firstFix)
            m_firstFix = fix;
    }
    auto *box = new QVBoxLayout(line);
    box->setContentsMargins(12, 8, 12, 8);
    box->setSpacing(4);
    box->addLayout(top);
    box->addWidget(where);
    if (!group.repairs.empty())
        box->addWidget(fixes);
    return line;
}

} // namespace storedesk::ui::imports
