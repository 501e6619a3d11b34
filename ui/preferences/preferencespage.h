// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settings.h"
#include "ui/host/page.h"
#include "ui/host/pageid.h"

#include <QButtonGroup>

#include <array>

class QScrollArea;

namespace storedesk::ui {
class Button;
class SearchField;
class StatePane;
} // namespace storedesk::ui

namespace storedesk::ui::preferences {

class SettingLine;

// Shows every setting on one page, generated from the table of settings. Changes take effect at
// once.
class PreferencesPage final : public Page
{
    Q_OBJECT

public:
    explicit PreferencesPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Preferences"); }
    [[nodiscard]] Icon icon() const override { return Icon::Settings; }
    void find() override;
    void focusFirst() override { find(); }
    // Searches for the text in the filter.
    void showOnly(const QMap<QString, QString> &filter) override;
    [[nodiscard]] QList<QWidget *> panes() const override;
    void adoptStateOf(Page &before) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    // A section: its heading and the settings below it.
    struct Group
    {
        // The button in the list of sections.
        Button *button = nullptr;
        QWidget *box = nullptr;
        // Button that restores the defaults in the section.
        Button *usual = nullptr;
        QList<SettingLine *> lines = {};
    };

    void build();
    QWidget *buildSections();
    QWidget *buildGroup(settings::Section section);
    QWidget *buildHeading(settings::Section section, QWidget *parent);
    void filter();
    void read();
    void goTo(int section);
    // Highlights the section at the scroll position.
    void follow();
    void backToUsual(settings::Section section);

    SearchField *m_search;
    QWidget *m_sections;
    QScrollArea *m_area;
    StatePane *m_noMatch = nullptr;
    // Whether goTo() is scrolling the page.
    bool m_leading = false;
    QButtonGroup m_buttons;
    std::array<Group, static_cast<std::size_t>(settings::Section::Count)> m_groups;
};

} // namespace storedesk::ui::preferences
