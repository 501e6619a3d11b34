// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importundo.h"
#include "ui/host/importaddress.h"
#include "ui/host/page.h"

class QCheckBox;
class QLabel;
class QStandardItemModel;

namespace storedesk::ui {
class Button;
class CountGuard;
class Notice;
class PageHead;
class Panel;
class ProgressLine;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Shows what an undo of an import would do before anything is sent: rows that can be reversed, rows
// changed since, and rows with unknown previous values.
class ImportUndoPage final : public Page
{
    Q_OBJECT

public:
    static constexpr auto word = importUndoWord;

    ImportUndoPage(PageHost &host, const PageAddress &place, QWidget *parent = nullptr);

    [[nodiscard]] PageAddress place() const override { return m_place; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Undo; }
    [[nodiscard]] bool settled() const override;
    void focusFirst() override;
    [[nodiscard]] const storedesk::imports::ImportUndo &undo() const { return m_undo; }
    void savePlan(const QString &path);

private:
    enum class Bucket : quint8 { Reversed, Kept, CouldNot };

    void build();
    [[nodiscard]] Panel *samplePanel();
    [[nodiscard]] Panel *sendPanel();
    void showState();
    void showWords();
    void showTiles();
    void showSample();
    [[nodiscard]] Button *rowsButton(Bucket bucket, const QString &title, QWidget *parent);
    [[nodiscard]] Bucket bucketOf(storedesk::imports::UndoRow::What what) const;
    void showSending();
    void act();
    void askToSave();
    [[nodiscard]] qint64 rowsToUndo() const;
    // Empty if there are no single requests or no rate limit.
    [[nodiscard]] std::optional<std::chrono::seconds> timeOfSingles() const;

    const PageAddress m_place;
    storedesk::imports::ImportUndo m_undo;
    PageHead *m_head;
    Notice *m_notice;
    QLabel *m_phase;
    ProgressLine *m_bar;
    QWidget *m_tiles;
    // Sample and requests.
    QWidget *m_body;
    QStandardItemModel *m_sample;
    TableView *m_table;
    // Describes the effect on the rows.
    QLabel *m_becomes;
    QLabel *m_balance;
    // Describes the requests that will be or were sent.
    QLabel *m_sends;
    QCheckBox *m_corrects;
    QCheckBox *m_singles;
    QCheckBox *m_deletes;
    QLabel *m_remarks;
    CountGuard *m_guard;
    Button *m_save;
    Button *m_stop;
    Button *m_act;
    // The bucket whose rows are shown; empty for all.
    std::optional<Bucket> m_bucket;
};

} // namespace storedesk::ui::imports
