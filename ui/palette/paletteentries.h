// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/palette/palettemodel.h"

#include <QCoreApplication>

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::navigation {
class Menus;
class PageTabs;
} // namespace storedesk::ui::navigation

namespace storedesk::ui::palette {

class NameEntries;

// Finds everything in the open account that matches a text: recent records, pages, forms, tabs,
// actions, saved views, settings, and the rows found by NameEntries. Sends no requests to the
// service.
class PaletteEntries final
{
    Q_DECLARE_TR_FUNCTIONS(storedesk::ui::palette::PaletteEntries)

public:
    // The arguments passed by reference must outlive this object. The function hides the palette
    // before a row is run.
    PaletteEntries(PageHost &host, navigation::Menus &menus, const navigation::PageTabs &tabs,
                   std::function<void()> dismiss);

    // Returns the best matches first. Among equal matches, those with a recently used address are
    // first. The rows must not be run after this object is destroyed.
    [[nodiscard]] QList<PaletteRow> rowsFor(const QString &text, const NameEntries &byName,
                                            const QStringList &used) const;

private:
    [[nodiscard]] std::function<void()> opening(const PageAddress &place) const;
    void addNames(QList<PaletteRow> &rows, QList<PaletteRow> named) const;
    void addVisits(QList<PaletteRow> &rows, const QString &text) const;
    void addPages(QList<PaletteRow> &rows, const QString &text) const;
    void addForms(QList<PaletteRow> &rows, const QString &text) const;
    void addTabs(QList<PaletteRow> &rows, const QString &text) const;
    void addBulkLookups(QList<PaletteRow> &rows, const QString &text) const;
    void addQuestions(QList<PaletteRow> &rows, const QString &text) const;
    void addExports(QList<PaletteRow> &rows, const QString &text) const;
    void addActions(QList<PaletteRow> &rows, const QString &text) const;
    void addViews(QList<PaletteRow> &rows, const QString &text) const;
    void addSettings(QList<PaletteRow> &rows, const QString &text) const;
    void addLocked(QList<PaletteRow> &rows, const QString &text) const;

    PageHost &m_host;
    navigation::Menus &m_menus;
    const navigation::PageTabs &m_tabs;
    std::function<void()> m_dismiss;
};

} // namespace storedesk::ui::palette
