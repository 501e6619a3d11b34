// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/settings.h"
#include "ui/frame/page.h"

#include <QButtonGroup>

#include <array>

class QScrollArea;
class QVBoxLayout;

namespace storedesk::ui {
class Button;
class SearchField;
class StatePane;
} // namespace storedesk::ui

namespace storedesk::ui::preferences {

class SettingLine;

// Every setting on one page, made of the table of settings. Each takes effect at once.
class PreferencesPage final : public Page
{
    Q_OBJECT

public:
    static constexpr QLatin1StringView word{"preferences"};

    explicit PreferencesPage(Frame &frame, QWidget *parent = nullptr);

    [[nodiscard]] Place place() const override { return {.page = word}; }
    [[nodiscard]] QString title() const override { return tr("Preferences"); }
    [[nodiscard]] Icon icon() const override { return Icon::Settings; }
    void find() override;
    void focusFirst() override { find(); }
    void showOnly(const QMap<QString, QString> &filter) override; // words to look for
    [[nodiscard]] QList<QWidget *> panes() const override;
    void takeOver(Page &before) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    // One section: its heading, and its settings below it.
    struct Group
    {
        Button *button = nullptr; // in the list of sections
        QWidget *box = nullptr;
        Button *usual = nullptr; // back to the defaults
        QList<SettingLine *> lines = {};
    };

    void build();
    QWidget *buildSections();
    QWidget *buildGroup(settings::Section section);
    QWidget *buildHeading(settings::Section section, QWidget *parent);
    void filter();
    void read();
    void goTo(int section);
    void follow(); // what is scrolled to
    void backToUsual(settings::Section section);

    SearchField *m_search;
    QWidget *m_sections;
    QScrollArea *m_area;
    StatePane *m_noMatch = nullptr;
    bool m_leading = false; // a click on a section scrolls
    QButtonGroup m_buttons;
    std::array<Group, static_cast<std::size_t>(settings::Section::Count)> m_groups;
};

} // namespace storedesk::ui::preferences
