// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <optional>

class QAction;
class QWidget;

namespace storedesk::ui {
class PageHost;
enum class Icon;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class RecordLoader;

// The request that would change or delete a record.
struct RecordWrite
{
    catalogue::OperationId operation;
    // Path values.
    QStringList values;
};

// Returns the operation that changes the record. Uses the key that the record was read with, except
// that a product found by service ID is changed by the store's own ID.
[[nodiscard]] std::optional<RecordWrite> changeOf(const RecordLoader &reader);
[[nodiscard]] std::optional<RecordWrite> removalOf(const RecordLoader &reader);

// The actions on the loaded record, for menus, buttons and shortcuts. Disabled actions show the
// reason.
class RecordActions final : public QObject
{
    Q_OBJECT

public:
    // The actions are added to the widget, so that their shortcuts work in its window.
    RecordActions(PageHost &host, RecordLoader &reader, QWidget *widget);

    // Returns the actions in menu order. A null entry is a separator.
    [[nodiscard]] QList<QAction *> all() const;
    [[nodiscard]] QAction *edit() const { return m_edit; }
    [[nodiscard]] QAction *removal() const { return m_remove; }
    [[nodiscard]] QAction *history() const { return m_history; }
    [[nodiscard]] QAction *download() const { return m_download; }
    [[nodiscard]] QAction *openFile() const { return m_openFile; }
    [[nodiscard]] QAction *sendEvent() const { return m_sendEvent; }
    [[nodiscard]] QAction *refill() const { return m_refill; }
    [[nodiscard]] QAction *undoImport() const { return m_undoImport; }
    void update();
    void updateWrites(const QString &none);

private:
    QAction *make(const char *name, Icon icon, const QString &text, void (RecordActions::*act)());
    void remove();
    void copyJson();
    void copyId();
    void togglePin();
    [[nodiscard]] bool isPinned() const;
    void openSending();
    void openLike();
    void openTypeEditor();
    void openHandOver();
    void openRefill();
    void openImportUndo();
    // Returns the id of the job that can undo the import; empty if there is none.
    [[nodiscard]] QString undoJob() const;
    void openActivities();
    // Disables the action and shows the reason. An empty reason enables the action.
    void setAllowed(QAction *action, const QString &whyNot);
    [[nodiscard]] QString whyNotWrite(const std::optional<RecordWrite> &write) const;

    PageHost &m_host;
    RecordLoader &m_reader;
    QWidget *m_widget;
    QAction *m_edit;
    QAction *m_undo;
    QAction *m_history;
    QAction *m_remove;
    QAction *m_erase;
    QAction *m_refresh;
    QAction *m_copyJson;
    QAction *m_copyId;
    QAction *m_download;
    QAction *m_openFile;
    QAction *m_sendEvent;
    QAction *m_newLike;
    QAction *m_editType;
    QAction *m_handOver;
    QAction *m_refill;
    QAction *m_undoImport;
    // Visible only for contacts.
    QAction *m_activities;
    QAction *m_pin;
};

} // namespace storedesk::ui::records
