// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/palette/paletteentries.h"
#include "ui/palette/palettemodel.h"
#include "ui/palette/recordsearch.h"

#include <QPointer>

class QFrame;
class QListView;

namespace storedesk::account {
class Account;
}

namespace storedesk::ui {
class SearchField;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::palette {

// The command palette: finds open tabs, pages, actions, everything that has a name, and any record
// key, which is looked up at the service. Its field is next to the menu bar, with the list below
// it.
class Palette final : public QObject
{
    Q_OBJECT

public:
    // The arguments passed by reference must outlive this object.
    Palette(SearchField &field, PageHost &host, navigation::Menus &menus,
            const navigation::PageTabs &tabs, QWidget &window);
    ~Palette() override;

    // Opens the palette and takes the focus.
    void open(const QString &text = {});
    // Closes the palette and restores the focus.
    void close();
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] PaletteModel &model() { return m_model; }
    // Sets the account; null if none is open, in which case nothing is found.
    void setAccount(account::Account *account);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // The objects that search an open account.
    struct AccountSearch;

    void build(const Theme &theme);
    [[nodiscard]] bool takeKey(int key);
    void fill();
    // Fills the list again when further names have been loaded, without moving the selection.
    void fillAgain();
    [[nodiscard]] QStringList usedPlaces() const;
    void noteUse(const PageAddress &place);
    // Closes the palette and clears its text.
    void dismiss();
    void addGuesses(QList<PaletteRow> &rows, const QString &text);
    void addSearch(QList<PaletteRow> &rows);
    void choose(int row);
    void search(const QList<RecordGuess> &guesses);
    void place();
    void step(int by);

    SearchField &m_field;
    PageHost &m_host;
    QWidget &m_window;
    const PaletteEntries m_entries;
    account::Account *m_account = nullptr;
    // Null if no account is open.
    std::unique_ptr<AccountSearch> m_names;
    // Whether the user selected a row other than the first.
    bool m_stepped = false;
    PaletteModel m_model;
    QFrame *m_popup;
    QListView *m_list;
    // The widget that had the focus before the palette was opened.
    QPointer<QWidget> m_before;
    // The current or last search.
    std::unique_ptr<RecordSearch> m_search;
};

} // namespace storedesk::ui::palette
