// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/palette/palettemodel.h"
#include "ui/palette/recordsearch.h"

#include <QPointer>

class QFrame;
class QListView;

namespace storedesk::ui::navigation {
class Menus;
class PageTabs;
} // namespace storedesk::ui::navigation

namespace storedesk::account {
class Account;
}

namespace storedesk::ui {
class PageHost;
class SearchField;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::palette {

// The command palette: finds open tabs, pages, actions, recent records and any record key, which is
// looked up at the service. Its field is beside the menu bar, with the list below it.
class Palette final : public QObject
{
    Q_OBJECT

public:
    // All must outlive this object.
    Palette(SearchField &field, PageHost &host, navigation::Menus &menus,
            const navigation::PageTabs &tabs, QWidget &window);

    // Takes the focus.
    void open(const QString &text = {});
    // Restores the focus.
    void close();
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] PaletteModel &model() { return m_model; }
    // Null if no account is open, in which case nothing is found.
    void setDesk(account::Account *desk);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build(const Theme &theme);
    [[nodiscard]] bool takeKey(int key);
    void fill();
    [[nodiscard]] std::function<void()> opening(const PageAddress &place);
    static void putBestFirst(QList<PaletteRow> &rows, const QString &text);
    void addTabs(QList<PaletteRow> &rows, const QString &text);
    void addMany(QList<PaletteRow> &rows, const QString &text);
    void addPages(QList<PaletteRow> &rows, const QString &text);
    void addForms(QList<PaletteRow> &rows, const QString &text);
    void addExports(QList<PaletteRow> &rows, const QString &text);
    void addActions(QList<PaletteRow> &rows, const QString &text);
    void addViews(QList<PaletteRow> &rows, const QString &text);
    void addSettings(QList<PaletteRow> &rows, const QString &text);
    void addLocked(QList<PaletteRow> &rows, const QString &text);
    void addVisits(QList<PaletteRow> &rows, const QString &text);
    void addGuesses(QList<PaletteRow> &rows, const QString &text);
    void addSearch(QList<PaletteRow> &rows);
    void choose(int row);
    void search(const QList<RecordGuess> &guesses);
    void place();
    void step(int by);

    SearchField &m_field;
    PageHost &m_host;
    navigation::Menus &m_menus;
    const navigation::PageTabs &m_tabs;
    QWidget &m_window;
    account::Account *m_account = nullptr;
    PaletteModel m_model;
    QFrame *m_popup;
    QListView *m_list;
    // The widget that had the focus before.
    QPointer<QWidget> m_before;
    // The current or last search.
    std::unique_ptr<RecordSearch> m_search;
};

} // namespace storedesk::ui::palette
