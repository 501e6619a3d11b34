// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importundo/importundo.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QStandardItemModel;

namespace storedesk::ui {
class Button;
class PageHost;
class Panel;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Shows the plan or the result of an undo: counts, examples of the records, and the requests. The
// user decides whether created records are deleted.
class ImportUndoSummary final : public QWidget
{
    Q_OBJECT

public:
    // The undo and the page host must outlive this object.
    ImportUndoSummary(const storedesk::imports::ImportUndo &undo, PageHost &host,
                      QWidget *parent = nullptr);

    void showPlan();
    void focusRows();
    // Whether the records that the import created will be deleted.
    [[nodiscard]] bool deletes() const;
    // The text of the choice to delete the created records.
    [[nodiscard]] QString deletionText() const;
    [[nodiscard]] qint64 rowsToUndo() const;

Q_SIGNALS:
    // Emitted when the user has decided whether to delete the created records.
    void changed();

private:
    enum class Bucket : quint8 { Reversed, Kept, CouldNot };

    [[nodiscard]] Panel *samplePanel();
    [[nodiscard]] Panel *sendPanel();
    void showTiles();
    void showSample();
    void showSending();
    [[nodiscard]] Button *rowsButton(Bucket bucket, const QString &title, QWidget *parent);
    [[nodiscard]] Bucket bucketOf(storedesk::imports::UndoRow::What what) const;
    // Returns nullopt if there are no single requests or no rate limit.
    [[nodiscard]] std::optional<std::chrono::seconds> timeOfSingles() const;

    const storedesk::imports::ImportUndo &m_undo;
    PageHost &m_host;
    QWidget *m_tiles;
    QStandardItemModel *m_sample;
    TableView *m_table;
    // Describes what happens to the rows.
    QLabel *m_becomes;
    QLabel *m_balance;
    // Describes the requests that will be or were sent.
    QLabel *m_sends;
    QCheckBox *m_corrects;
    QCheckBox *m_singles;
    QCheckBox *m_deletes;
    QLabel *m_remarks;
    // The bucket whose rows are shown; nullopt for all rows.
    std::optional<Bucket> m_bucket;
};

} // namespace storedesk::ui::imports
