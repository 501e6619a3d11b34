// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::items {
class ResourceFeed;
class ResourceModel;
class ResourceView;
} // namespace storedesk::items

namespace storedesk::ui {
class FootLine;
class Frame;
class Notice;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class FilterRow;
struct ListKind;

// What a list says of itself: empty, loading, failed, locked, no match, and how old it is.
class ListState final : public QObject
{
    Q_OBJECT

public:
    // The parts of the list, which outlive this.
    struct Parts
    {
        const ListKind &kind;
        items::ResourceModel &records;
        items::ResourceView &view;
        items::ResourceFeed &feed;
        FilterRow &filter;
        TableView &table;
    };
    ListState(const Parts &list, Frame &frame, QWidget *parent);

    void show();
    void showFoot();
    void forget(); // what was said of the last read

    [[nodiscard]] StatePane *pane() const { return m_pane; } // instead of rows
    [[nodiscard]] Notice *banner() const { return m_banner; } // above older rows
    [[nodiscard]] FootLine *foot() const { return m_foot; }
    [[nodiscard]] QString subtitle() const;

Q_SIGNALS:
    void refreshWanted();
    void newWanted();

private:
    void build();
    void showPane();
    void showFailure();
    void showBanner();
    [[nodiscard]] QString amount() const;
    void doMain();
    void doOther();

    Parts m_list;
    Frame &m_frame;
    StatePane *m_pane;
    Notice *m_banner;
    FootLine *m_foot;
    bool m_details = false; // of a failure are shown
    QString m_waitsFor; // why the next page is not on its way
};

} // namespace storedesk::ui::lists
