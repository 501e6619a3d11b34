// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/preferencespage.h"

#include "settings/settingsearch.h"
#include "ui/host/pagehost.h"
#include "ui/preferences/settingline.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/statepane.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::preferences {

using namespace Qt::StringLiterals;
using settings::Section;
using settings::Setting;

// clang-format off
static constexpr std::array sectionIcons{
    Icon::Sun, Icon::Globe, Icon::Files, Icon::Shield, Icon::EyeOff, Icon::Integrations, Icon::Flag,
};
// clang-format on
static_assert(sectionIcons.size() == static_cast<std::size_t>(Section::Count));

PreferencesPage::PreferencesPage(PageHost &host, QWidget *parent)
    : Page(host, {.page = pageid::preferences}, parent)
    , m_search(new SearchField(tr("Search the preferences"), host.theme(), this))
    , m_sections(nullptr)
    , m_area(nullptr)
{
    build();
    connect(m_search, &QLineEdit::textChanged, this, &PreferencesPage::filter);
    connect(m_noMatch, &StatePane::mainTriggered, m_search, [this] {
        m_search->clear();
        find();
    });
    connect(&host.settings(), &settings::Settings::changed, this, &PreferencesPage::read);
    connect(m_area->verticalScrollBar(), &QScrollBar::valueChanged, this, &PreferencesPage::follow);
    read();
    m_groups.front().button->setChecked(true);
}

void PreferencesPage::build()
{
    auto *head = new PageHead(title(), this);
    head->setSubtitle(tr("For all accounts on this computer · changes take effect immediately"));
    m_search->setObjectName(u"searchPreferences"_s);
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setKeyHint(QKeySequence(QKeySequence::Find));
    m_search->setMinimumWidth(host().theme().scaled(260));
    head->add(m_search);
    auto *content = new QWidget(this);
    auto *inside = new QVBoxLayout(content);
    inside->setContentsMargins(20, 8, 20, 12);
    inside->setSpacing(16);
    m_sections = buildSections();
    for (std::size_t section = 0; section < m_groups.size(); ++section)
        inside->addWidget(buildGroup(static_cast<Section>(section)));
    inside->addStretch(1);
    m_area = scrolled(content);
    m_area->setObjectName(u"settings"_s);
    m_noMatch = new StatePane(m_area, host().theme());
    auto *panel = new Panel(this);
    panel->box()->addWidget(m_area);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_sections);
    row->addWidget(panel, 1);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    box->addWidget(head);
    box->addLayout(row, 1);
}

QWidget *PreferencesPage::buildSections()
{
    auto *panel = new Panel(this);
    panel->setFixedWidth(host().theme().scaled(212));
    panel->box()->setContentsMargins(8, 8, 8, 8);
    panel->box()->setSpacing(1);
    for (std::size_t section = 0; section < m_groups.size(); ++section) {
        auto *button =
            new Button(sectionIcons[section], settings::titleOf(static_cast<Section>(section)),
                       host().theme(), panel);
        button->setObjectName(u"section-%1"_s.arg(section));
        button->setKind(Role::Flat);
        button->setProperty("section", true);
        button->setCheckable(true);
        m_buttons.addButton(button, static_cast<int>(section));
        m_groups[section].button = button;
        panel->box()->addWidget(button);
    }
    connect(&m_buttons, &QButtonGroup::idClicked, this, &PreferencesPage::goTo);
    panel->box()->addStretch(1);
    return panel;
}

QWidget *PreferencesPage::buildHeading(Section section, QWidget *parent)
{
    auto *heading = new QWidget(parent);
    auto *title = new QLabel(settings::titleOf(section), heading);
    setRole(title, Role::Heading);
    auto *usual = new Button(tr("Reset to defaults"), host().theme(), heading);
    usual->setKind(Role::Link);
    usual->setObjectName(u"usual-%1"_s.arg(static_cast<int>(section)));
    usual->setAccessibleName(u"%1: %2"_s.arg(title->text(), usual->text()));
    connect(usual, &Button::clicked, this, [this, section] { backToUsual(section); });
    m_groups[static_cast<std::size_t>(section)].usual = usual;
    auto *row = new QHBoxLayout(heading);
    row->setContentsMargins(0, 6, 0, 6);
    row->addWidget(title, 1);
    row->addWidget(usual);
    // Reserve the height of the link, whether it is visible or not.
    heading->setMinimumHeight(host().theme().scaled(34));
    return heading;
}

QWidget *PreferencesPage::buildGroup(Section section)
{
    auto &group = m_groups[static_cast<std::size_t>(section)];
    group.box = new QWidget(this);
    auto *box = new QVBoxLayout(group.box);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    box->addWidget(buildHeading(section, group.box));
    for (const auto &row : settings::settingRows()) {
        if (row.section != section)
            continue;
        auto *line = new SettingLine(row.setting, host(), group.box);
        line->layout()->setContentsMargins(0, 8, 0, 8);
        box->addWidget(separator(group.box));
        box->addWidget(line);
        group.lines.append(line);
    }
    return group.box;
}

void PreferencesPage::read()
{
    for (const auto &group : m_groups) {
        for (auto *line : group.lines)
            line->read();
        group.usual->setVisible(std::ranges::any_of(group.lines, [this](const SettingLine *line) {
            return !host().settings().isUsual(line->row().setting);
        }));
    }
    filter();
}

void PreferencesPage::filter()
{
    const auto text = m_search->text().trimmed();
    bool any = false;
    for (const auto &group : m_groups) {
        bool some = false;
        for (auto *line : group.lines) {
            const bool found = host().settings().isUsed(line->row().setting)
                && settings::isFoundBy(line->row(), text);
            line->setVisible(found);
            // Hide the separator above the line as well.
            const auto *box = group.box->layout();
            if (auto *above = box->itemAt(box->indexOf(line) - 1)->widget())
                above->setVisible(found);
            some = some || found;
        }
        group.box->setVisible(some);
        group.button->setVisible(some);
        any = any || some;
    }
    if (any)
        return m_noMatch->clear();
    m_noMatch->showContent(
        {.icon = Icon::Search,
         .tone = Tone::Neutral,
         .headline = tr("No setting matches “%1”").arg(text),
         .sentence = tr("Settings for a single account are under “Manage accounts…”."),
         .main = {.text = tr("Clear the search")}});
}

void PreferencesPage::goTo(int section)
{
    const auto &group = m_groups[static_cast<std::size_t>(section)];
    // The last sections cannot be scrolled to the top, so follow() must not choose another section.
    m_leading = true;
    m_area->verticalScrollBar()->setValue(group.box->y());
    m_leading = false;
}

void PreferencesPage::follow()
{
    if (m_leading)
        return;
    const int top = m_area->verticalScrollBar()->value();
    const auto *last = &m_groups.front();
    for (const auto &group : m_groups) {
        if (group.box->isVisible() && group.box->y() <= top + host().theme().scaled(40))
            last = &group;
    }
    last->button->setChecked(true);
}

void PreferencesPage::backToUsual(Section section)
{
    auto &kept = host().settings();
    QList<std::pair<Setting, QString>> before;
    for (const auto *line : m_groups[static_cast<std::size_t>(section)].lines) {
        const auto &row = line->row();
        if (kept.isUsual(row.setting))
            continue;
        before.append({row.setting, kept.text(row.setting)});
        kept.set(row.setting, QString::fromLatin1(row.usual));
    }
    host().tell(tr("%1: reset to defaults.").arg(settings::titleOf(section)), [&kept, before] {
        for (const auto &[setting, value] : before)
            kept.set(setting, value);
    });
}

void PreferencesPage::find()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void PreferencesPage::showOnly(const QMap<QString, QString> &filter)
{
    m_search->setText(filter.value(QString()));
}

QList<QWidget *> PreferencesPage::panes() const
{
    return {m_search, m_sections, m_area};
}

void PreferencesPage::adoptStateOf(Page &before)
{
    auto *other = qobject_cast<PreferencesPage *>(&before);
    if (!other)
        return;
    // Do not restore the search text, which may be in the previous language.
    const int top = other->m_area->verticalScrollBar()->value();
    QMetaObject::invokeMethod(
        this, [this, top] { m_area->verticalScrollBar()->setValue(top); }, Qt::QueuedConnection);
}

void PreferencesPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_sections->setVisible(width() >= host().theme().scaled(640));
}

} // namespace storedesk::ui::preferences
