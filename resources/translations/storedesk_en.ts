<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AnswerView</name>
    <message numerus="yes">
        <source>%1 · %Ln people</source>
        <translation>
            <numerusform>%1 · %Ln person</numerusform>
            <numerusform>%1 · %Ln people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln people</source>
        <translation>
            <numerusform>%Ln person</numerusform>
            <numerusform>%Ln people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln people, %1</source>
        <translation>
            <numerusform>%Ln person, %1</numerusform>
            <numerusform>%Ln people, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>%Ln more row</numerusform>
            <numerusform>%Ln more rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 per buyer (%Ln buyer(s))</source>
        <translation>
            <numerusform>%1 per buyer (%Ln buyer)</numerusform>
            <numerusform>%1 per buyer (%Ln buyers)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln period(s) later</source>
        <translation>
            <numerusform>%1, %Ln period later</numerusform>
            <numerusform>%1, %Ln periods later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighted average after %Ln period(s)</source>
        <translation>
            <numerusform>Weighted average after %Ln period</numerusform>
            <numerusform>Weighted average after %Ln periods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 = %Ln row(s)</source>
        <translation>
            <numerusform>%1 = %Ln row</numerusform>
            <numerusform>%1 = %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not add up to %Ln row(s).</source>
        <translation>
            <numerusform>%1 does not add up to %Ln row.</numerusform>
            <numerusform>%1 does not add up to %Ln rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BulkWork</name>
    <message numerus="yes">
        <source>%Ln row(s) can&apos;t be sent.</source>
        <translation>
            <numerusform>%Ln row can&apos;t be sent.</numerusform>
            <numerusform>%Ln rows can&apos;t be sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnFormat</name>
    <message numerus="yes">
        <source>%n cells use the other format and are ignored.</source>
        <translation>
            <numerusform>%n cell uses the other format and is ignored.</numerusform>
            <numerusform>%n cells use the other format and are ignored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells ignored: not a date</source>
        <translation>
            <numerusform>%n cell ignored: not a date</numerusform>
            <numerusform>%n cells ignored: not a date</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells ignored: not a number</source>
        <translation>
            <numerusform>%n cell ignored: not a number</numerusform>
            <numerusform>%n cells ignored: not a number</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows ignored: %1 is not a date</source>
        <translation>
            <numerusform>%n row ignored: %1 is not a date</numerusform>
            <numerusform>%n rows ignored: %1 is not a date</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows ignored: %1 is not a number</source>
        <translation>
            <numerusform>%n row ignored: %1 is not a number</numerusform>
            <numerusform>%n rows ignored: %1 is not a number</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message numerus="yes">
        <source>%n byte(s) couldn&apos;t be decoded as %1 and were replaced with �.</source>
        <translation>
            <numerusform>%n byte couldn&apos;t be decoded as %1 and was replaced with �.</numerusform>
            <numerusform>%n bytes couldn&apos;t be decoded as %1 and were replaced with �.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) contain bytes that are not UTF-8; they were replaced with �.</source>
        <translation>
            <numerusform>%n row contains bytes that are not UTF-8; they were replaced with �.</numerusform>
            <numerusform>%n rows contain bytes that are not UTF-8; they were replaced with �.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) will not be sent: %1</source>
        <translation>
            <numerusform>%Ln row will not be sent: %1</numerusform>
            <numerusform>%Ln rows will not be sent: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in the service&apos;s error report can&apos;t be matched with certainty to rows in the file.</source>
        <translation>
            <numerusform>%Ln row in the service&apos;s error report can&apos;t be matched with certainty to rows in the file.</numerusform>
            <numerusform>%Ln rows in the service&apos;s error report can&apos;t be matched with certainty to rows in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) were erased by a privacy request and can&apos;t be undone.</source>
        <translation>
            <numerusform>%Ln row was erased by a privacy request and can&apos;t be undone.</numerusform>
            <numerusform>%Ln rows were erased by a privacy request and can&apos;t be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service does not say which %Ln row(s) it rejected.</source>
        <translation>
            <numerusform>The service does not say which %Ln row it rejected.</numerusform>
            <numerusform>The service does not say which %Ln rows it rejected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) have no response yet; “resume” checks whether they arrived.</source>
        <translation>
            <numerusform>%n request has no response yet; “resume” checks whether it arrived.</numerusform>
            <numerusform>%n requests have no response yet; “resume” checks whether they arrived.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) were removed by a privacy request.</source>
        <translation>
            <numerusform>%Ln row was removed by a privacy request.</numerusform>
            <numerusform>%Ln rows were removed by a privacy request.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message numerus="yes">
        <source>%n have the same %1 as another row.</source>
        <translation>
            <numerusform>%n has the same %1 as another row.</numerusform>
            <numerusform>%n have the same %1 as another row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no %1.</source>
        <translation>
            <numerusform>%n has no %1.</numerusform>
            <numerusform>%n have no %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank lines do not count as rows.</source>
        <translation>
            <numerusform>%n blank line does not count as a row.</numerusform>
            <numerusform>%n blank lines do not count as rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows cannot be matched</source>
        <translation>
            <numerusform>%n row cannot be matched</numerusform>
            <numerusform>%n rows cannot be matched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys differ only in case or surrounding spaces; their rows were matched.</source>
        <translation>
            <numerusform>%n key differs only in case or surrounding spaces; its rows were matched.</numerusform>
            <numerusform>%n keys differ only in case or surrounding spaces; their rows were matched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ only in how numbers or dates are written; they count as the same.</source>
        <translation>
            <numerusform>%n row differs only in how numbers or dates are written; it counts as the same.</numerusform>
            <numerusform>%n rows differ only in how numbers or dates are written; they count as the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deleting</name>
    <message numerus="yes">
        <source>Delete %Ln contact(s)</source>
        <translation>
            <numerusform>Delete %Ln contact</numerusform>
            <numerusform>Delete %Ln contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact(s) from the service?</source>
        <translation>
            <numerusform>Delete %Ln contact from the service?</numerusform>
            <numerusform>Delete %Ln contacts from the service?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln contact(s) and their activity.</source>
        <translation>
            <numerusform>The service deletes this contact and its activity.</numerusform>
            <numerusform>The service deletes the %Ln contacts and their activity.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A copy of each record is kept in the Bin for %Ln day(s). “Restore” creates the contact again, without its activity.</source>
        <translation>
            <numerusform>A copy of each record is kept in the Bin for %Ln day. “Restore” creates the contact again, without its activity.</numerusform>
            <numerusform>A copy of each record is kept in the Bin for %Ln days. “Restore” creates the contact again, without its activity.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln contact deleted from %1.</numerusform>
            <numerusform>%Ln contacts deleted from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s) could not be deleted</source>
        <translation>
            <numerusform>%Ln contact could not be deleted</numerusform>
            <numerusform>%Ln contacts could not be deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln purchase(s)</source>
        <translation>
            <numerusform>Delete %Ln purchase</numerusform>
            <numerusform>Delete %Ln purchases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln purchase(s) from the service?</source>
        <translation>
            <numerusform>Delete %Ln purchase from the service?</numerusform>
            <numerusform>Delete %Ln purchases from the service?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln purchase(s) and recalculates the statistics of the buyers and products.</source>
        <translation>
            <numerusform>The service deletes this purchase and recalculates the statistics of the buyer and products.</numerusform>
            <numerusform>The service deletes the %Ln purchases and recalculates the statistics of the buyers and products.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A copy of each record is kept in the Bin for %Ln day(s). “Restore” creates the purchase again with a new ID in the service and doesn&apos;t start workflows.</source>
        <translation>
            <numerusform>A copy of each record is kept in the Bin for %Ln day. “Restore” creates the purchase again with a new ID in the service and doesn&apos;t start workflows.</numerusform>
            <numerusform>A copy of each record is kept in the Bin for %Ln days. “Restore” creates the purchase again with a new ID in the service and doesn&apos;t start workflows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln purchase deleted from %1.</numerusform>
            <numerusform>%Ln purchases deleted from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) could not be deleted</source>
        <translation>
            <numerusform>%Ln purchase could not be deleted</numerusform>
            <numerusform>%Ln purchases could not be deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln product(s)</source>
        <translation>
            <numerusform>Delete %Ln product</numerusform>
            <numerusform>Delete %Ln products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln product(s) from the service?</source>
        <translation>
            <numerusform>Delete %Ln product from the service?</numerusform>
            <numerusform>Delete %Ln products from the service?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln product(s) and their history. The history is lost even if you create them again.</source>
        <translation>
            <numerusform>The service deletes this product and its history. The history is lost even if you create it again.</numerusform>
            <numerusform>The service deletes the %Ln products and their history. The history is lost even if you create them again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A copy of each record is kept in the Bin for %Ln day(s). “Restore” creates the product again, without its history.</source>
        <translation>
            <numerusform>A copy of each record is kept in the Bin for %Ln day. “Restore” creates the product again, without its history.</numerusform>
            <numerusform>A copy of each record is kept in the Bin for %Ln days. “Restore” creates the product again, without its history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln product(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln product deleted from %1.</numerusform>
            <numerusform>%Ln products deleted from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln product(s) could not be deleted</source>
        <translation>
            <numerusform>%Ln product could not be deleted</numerusform>
            <numerusform>%Ln products could not be deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln export(s)</source>
        <translation>
            <numerusform>Delete %Ln export</numerusform>
            <numerusform>Delete %Ln exports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln export(s) from the service?</source>
        <translation>
            <numerusform>Delete %Ln export from the service?</numerusform>
            <numerusform>Delete %Ln exports from the service?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln export(s); their files can no longer be downloaded.</source>
        <translation>
            <numerusform>The service deletes this export; its file can no longer be downloaded.</numerusform>
            <numerusform>The service deletes the %Ln exports; their files can no longer be downloaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A copy of each entry, not of its file, is kept in the Bin for %Ln day(s). An export cannot be restored, only created again.</source>
        <translation>
            <numerusform>A copy of each entry, not of its file, is kept in the Bin for %Ln day. An export cannot be restored, only created again.</numerusform>
            <numerusform>A copy of each entry, not of its file, is kept in the Bin for %Ln days. An export cannot be restored, only created again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln export deleted from %1.</numerusform>
            <numerusform>%Ln exports deleted from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) could not be deleted</source>
        <translation>
            <numerusform>%Ln export could not be deleted</numerusform>
            <numerusform>%Ln exports could not be deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln import(s)</source>
        <translation>
            <numerusform>Delete %Ln import</numerusform>
            <numerusform>Delete %Ln imports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln import(s) from the service?</source>
        <translation>
            <numerusform>Delete %Ln import from the service?</numerusform>
            <numerusform>Delete %Ln imports from the service?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln import(s) and their error reports.</source>
        <translation>
            <numerusform>The service deletes this import and its error report.</numerusform>
            <numerusform>The service deletes the %Ln imports and their error reports.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A copy of each entry, not of its file, is kept in the Bin for %Ln day(s). An import cannot be restored.</source>
        <translation>
            <numerusform>A copy of each entry, not of its file, is kept in the Bin for %Ln day. An import cannot be restored.</numerusform>
            <numerusform>A copy of each entry, not of its file, is kept in the Bin for %Ln days. An import cannot be restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln import(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln import deleted from %1.</numerusform>
            <numerusform>%Ln imports deleted from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln import(s) could not be deleted</source>
        <translation>
            <numerusform>%Ln import could not be deleted</numerusform>
            <numerusform>%Ln imports could not be deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact field(s)</source>
        <translation>
            <numerusform>Delete %Ln contact field</numerusform>
            <numerusform>Delete %Ln contact fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact field(s) from the service?</source>
        <translation>
            <numerusform>Delete %Ln contact field from the service?</numerusform>
            <numerusform>Delete %Ln contact fields from the service?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln contact field(s) and their values in every contact.</source>
        <translation>
            <numerusform>The service deletes this contact field and its values in every contact.</numerusform>
            <numerusform>The service deletes the %Ln contact fields and their values in every contact.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A copy of each definition is kept in the Bin for %Ln day(s). “Restore” creates the field again, empty for every contact.</source>
        <translation>
            <numerusform>A copy of each definition is kept in the Bin for %Ln day. “Restore” creates the field again, empty for every contact.</numerusform>
            <numerusform>A copy of each definition is kept in the Bin for %Ln days. “Restore” creates the field again, empty for every contact.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact field(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln contact field deleted from %1.</numerusform>
            <numerusform>%Ln contact fields deleted from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact field(s) could not be deleted</source>
        <translation>
            <numerusform>%Ln contact field could not be deleted</numerusform>
            <numerusform>%Ln contact fields could not be deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln integration(s)</source>
        <translation>
            <numerusform>Delete %Ln integration</numerusform>
            <numerusform>Delete %Ln integrations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln integration(s) from the service?</source>
        <translation>
            <numerusform>Delete %Ln integration from the service?</numerusform>
            <numerusform>Delete %Ln integrations from the service?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln integration(s) with all their event types and no longer accepts their events.</source>
        <translation>
            <numerusform>The service deletes this integration with all its event types and no longer accepts its events.</numerusform>
            <numerusform>The service deletes the %Ln integrations with all their event types and no longer accepts their events.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copies of each integration and its event types are kept in the Bin for %Ln day(s). “Restore” creates them again with new IDs.</source>
        <translation>
            <numerusform>Copies of each integration and its event types are kept in the Bin for %Ln day. “Restore” creates them again with new IDs.</numerusform>
            <numerusform>Copies of each integration and its event types are kept in the Bin for %Ln days. “Restore” creates them again with new IDs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln integration(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln integration deleted from %1.</numerusform>
            <numerusform>%Ln integrations deleted from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln integration(s) could not be deleted</source>
        <translation>
            <numerusform>%Ln integration could not be deleted</numerusform>
            <numerusform>%Ln integrations could not be deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln event type(s)</source>
        <translation>
            <numerusform>Delete %Ln event type</numerusform>
            <numerusform>Delete %Ln event types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln event type(s) from the service?</source>
        <translation>
            <numerusform>Delete %Ln event type from the service?</numerusform>
            <numerusform>Delete %Ln event types from the service?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service deletes the %Ln event type(s) and no longer accepts their events.</source>
        <translation>
            <numerusform>The service deletes this event type and no longer accepts its events.</numerusform>
            <numerusform>The service deletes the %Ln event types and no longer accepts their events.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A copy of each definition is kept in the Bin for %Ln day(s). “Restore” creates the event type again with a new ID.</source>
        <translation>
            <numerusform>A copy of each definition is kept in the Bin for %Ln day. “Restore” creates the event type again with a new ID.</numerusform>
            <numerusform>A copy of each definition is kept in the Bin for %Ln days. “Restore” creates the event type again with a new ID.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s) deleted from %1.</source>
        <translation>
            <numerusform>%Ln event type deleted from %1.</numerusform>
            <numerusform>%Ln event types deleted from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s) could not be deleted</source>
        <translation>
            <numerusform>%Ln event type could not be deleted</numerusform>
            <numerusform>%Ln event types could not be deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln made a purchase in the last 7 days.</source>
        <translation>
            <numerusform>%Ln made a purchase in the last 7 days.</numerusform>
            <numerusform>%Ln made a purchase in the last 7 days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are still being created. The service might not delete them.</source>
        <translation>
            <numerusform>%Ln is still being created. The service might not delete it.</numerusform>
            <numerusform>%Ln are still being created. The service might not delete them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln haven&apos;t completed or failed yet. The service won&apos;t delete them.</source>
        <translation>
            <numerusform>%Ln hasn&apos;t completed or failed yet. The service won&apos;t delete it.</numerusform>
            <numerusform>%Ln haven&apos;t completed or failed yet. The service won&apos;t delete them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln belong to the service and can&apos;t be deleted.</source>
        <translation>
            <numerusform>%Ln belongs to the service and can&apos;t be deleted.</numerusform>
            <numerusform>%Ln belong to the service and can&apos;t be deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln read request(s)</source>
        <translation>
            <numerusform>%Ln read request</numerusform>
            <numerusform>%Ln read requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln delete request(s)</source>
        <translation>
            <numerusform>%Ln delete request</numerusform>
            <numerusform>%Ln delete requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: about %Ln minute(s). You can stop at any time. Records already deleted stay deleted.</source>
        <translation>
            <numerusform>%1: about %Ln minute. You can stop at any time. Records already deleted stay deleted.</numerusform>
            <numerusform>%1: about %Ln minutes. You can stop at any time. Records already deleted stay deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiagnosticTexts</name>
    <message numerus="yes">
        <source>kept for %Ln day(s)</source>
        <translation>
            <numerusform>kept for %Ln day</numerusform>
            <numerusform>kept for %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln time</numerusform>
            <numerusform>%Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempt(s)</source>
        <translation>
            <numerusform>%Ln attempt</numerusform>
            <numerusform>%Ln attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorDetails</name>
    <message numerus="yes">
        <source>Sent %n time(s).</source>
        <translation>
            <numerusform>Sent %n time.</numerusform>
            <numerusform>Sent %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldUses</name>
    <message numerus="yes">
        <source>%Ln saved import mapping(s) use this field.</source>
        <translation>
            <numerusform>%Ln saved import mapping uses this field.</numerusform>
            <numerusform>%Ln saved import mappings use this field.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unfinished job(s) write to this field.</source>
        <translation>
            <numerusform>%Ln unfinished job writes to this field.</numerusform>
            <numerusform>%Ln unfinished jobs write to this field.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Used by %Ln recipe(s): %1.</source>
        <translation>
            <numerusform>Used by %Ln recipe: %1.</numerusform>
            <numerusform>Used by %Ln recipes: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishWords</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Insights</name>
    <message numerus="yes">
        <source>%Ln customer(s) spent a total of %1.</source>
        <translation>
            <numerusform>%Ln customer spent a total of %1.</numerusform>
            <numerusform>%Ln customers spent a total of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Purchases come from %Ln source(s).</source>
        <translation>
            <numerusform>Purchases come from %Ln source.</numerusform>
            <numerusform>Purchases come from %Ln sources.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attributed purchase(s) for a total of %1, of which %2 comes from other channels or earlier emails.</source>
        <translation>
            <numerusform>%Ln attributed purchase for a total of %1, of which %2 comes from other channels or earlier emails.</numerusform>
            <numerusform>%Ln attributed purchases for a total of %1, of which %2 comes from other channels or earlier emails.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln product(s) were sold.</source>
        <translation>
            <numerusform>%Ln product was sold.</numerusform>
            <numerusform>%Ln products were sold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln buyer(s) were scored.</source>
        <translation>
            <numerusform>%Ln buyer was scored.</numerusform>
            <numerusform>%Ln buyers were scored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) for a total of %1.</source>
        <translation>
            <numerusform>%Ln purchase for a total of %1.</numerusform>
            <numerusform>%Ln purchases for a total of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) for a total of %1, %2.</source>
        <translation>
            <numerusform>%Ln purchase for a total of %1, %2.</numerusform>
            <numerusform>%Ln purchases for a total of %1, %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IntegrationTree</name>
    <message numerus="yes">
        <source>%Ln event type(s)</source>
        <translation>
            <numerusform>%Ln event type</numerusform>
            <numerusform>%Ln event types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln field</numerusform>
            <numerusform>%Ln fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JobEstimate</name>
    <message numerus="yes">
        <source>%Ln request(s) a second</source>
        <translation>
            <numerusform>%Ln request a second</numerusform>
            <numerusform>%Ln requests a second</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) a minute</source>
        <translation>
            <numerusform>%Ln request a minute</numerusform>
            <numerusform>%Ln requests a minute</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JobTexts</name>
    <message numerus="yes">
        <source>Delete %Ln contact(s) everywhere</source>
        <translation>
            <numerusform>Delete %Ln contact everywhere</numerusform>
            <numerusform>Delete %Ln contacts everywhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %Ln event(s) “%1”</source>
        <translation>
            <numerusform>Send %Ln event “%1”</numerusform>
            <numerusform>Send %Ln events “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln product(s)</source>
        <translation>
            <numerusform>Change %Ln product</numerusform>
            <numerusform>Change %Ln products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln contact(s)</source>
        <translation>
            <numerusform>Change %Ln contact</numerusform>
            <numerusform>Change %Ln contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln product(s) from %1</source>
        <translation>
            <numerusform>Import %Ln product from %1</numerusform>
            <numerusform>Import %Ln products from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln coupon(s) from %1</source>
        <translation>
            <numerusform>Import %Ln coupon from %1</numerusform>
            <numerusform>Import %Ln coupons from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln contact(s) from %1</source>
        <translation>
            <numerusform>Import %Ln contact from %1</numerusform>
            <numerusform>Import %Ln contacts from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln row(s))</source>
        <translation>
            <numerusform>%1 (%Ln row)</numerusform>
            <numerusform>%1 (%Ln rows)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) imported</source>
        <translation>
            <numerusform>%1 of %Ln row imported</numerusform>
            <numerusform>%1 of %Ln rows imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported</source>
        <translation>
            <numerusform>%Ln imported</numerusform>
            <numerusform>%Ln imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rejected</source>
        <translation>
            <numerusform>%Ln rejected</numerusform>
            <numerusform>%Ln rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not imported</source>
        <translation>
            <numerusform>%Ln not imported</numerusform>
            <numerusform>%Ln not imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown</source>
        <translation>
            <numerusform>%Ln unknown</numerusform>
            <numerusform>%Ln unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in progress</source>
        <translation>
            <numerusform>%Ln in progress</numerusform>
            <numerusform>%Ln in progress</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) downloaded</source>
        <translation>
            <numerusform>%Ln export downloaded</numerusform>
            <numerusform>%Ln exports downloaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s): %1</source>
        <translation>
            <numerusform>%Ln export: %1</numerusform>
            <numerusform>%Ln exports: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) looked up</source>
        <translation>
            <numerusform>%1 of %Ln row looked up</numerusform>
            <numerusform>%1 of %Ln rows looked up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) done</source>
        <translation>
            <numerusform>%1 of %Ln row done</numerusform>
            <numerusform>%1 of %Ln rows done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cancelled</source>
        <translation>
            <numerusform>%Ln cancelled</numerusform>
            <numerusform>%Ln cancelled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) need a decision</source>
        <translation>
            <numerusform>%Ln row needs a decision</numerusform>
            <numerusform>%Ln rows need a decision</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change or create %Ln contact(s)</source>
        <translation>
            <numerusform>Change or create %Ln contact</numerusform>
            <numerusform>Change or create %Ln contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln contact(s)</source>
        <translation>
            <numerusform>Delete %Ln contact</numerusform>
            <numerusform>Delete %Ln contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln contact(s)</source>
        <translation>
            <numerusform>Look up %Ln contact</numerusform>
            <numerusform>Look up %Ln contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln purchase(s)</source>
        <translation>
            <numerusform>Create %Ln purchase</numerusform>
            <numerusform>Create %Ln purchases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln purchase(s)</source>
        <translation>
            <numerusform>Delete %Ln purchase</numerusform>
            <numerusform>Delete %Ln purchases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln purchase(s)</source>
        <translation>
            <numerusform>Look up %Ln purchase</numerusform>
            <numerusform>Look up %Ln purchases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change or create %Ln product(s)</source>
        <translation>
            <numerusform>Change or create %Ln product</numerusform>
            <numerusform>Change or create %Ln products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln product(s)</source>
        <translation>
            <numerusform>Delete %Ln product</numerusform>
            <numerusform>Delete %Ln products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln product(s)</source>
        <translation>
            <numerusform>Look up %Ln product</numerusform>
            <numerusform>Look up %Ln products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %Ln event(s)</source>
        <translation>
            <numerusform>Send %Ln event</numerusform>
            <numerusform>Send %Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln done</numerusform>
            <numerusform>%Ln done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln looked up</source>
        <translation>
            <numerusform>%Ln looked up</numerusform>
            <numerusform>%Ln looked up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln failed</numerusform>
            <numerusform>%Ln failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not sent</source>
        <translation>
            <numerusform>%Ln not sent</numerusform>
            <numerusform>%Ln not sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln being prepared</source>
        <translation>
            <numerusform>%Ln being prepared</numerusform>
            <numerusform>%Ln being prepared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message numerus="yes">
        <source>%Ln contact(s)</source>
        <translation>
            <numerusform>%Ln contact</numerusform>
            <numerusform>%Ln contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln table(s)</source>
        <translation>
            <numerusform>%Ln table</numerusform>
            <numerusform>%Ln tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted record(s)</source>
        <translation>
            <numerusform>%Ln deleted record</numerusform>
            <numerusform>%Ln deleted records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsent form(s)</source>
        <translation>
            <numerusform>%Ln unsent form</numerusform>
            <numerusform>%Ln unsent forms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) that can be undone</source>
        <translation>
            <numerusform>%Ln change that can be undone</numerusform>
            <numerusform>%Ln changes that can be undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) with their rows</source>
        <translation>
            <numerusform>%Ln job with its rows</numerusform>
            <numerusform>%Ln jobs with their rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s): page layouts, column mappings, certificates</source>
        <translation>
            <numerusform>%Ln file: page layouts, column mappings, certificates</numerusform>
            <numerusform>%Ln files: page layouts, column mappings, certificates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln key(s)</source>
        <translation>
            <numerusform>%Ln key</numerusform>
            <numerusform>%Ln keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln copies</source>
        <translation>
            <numerusform>Delete %Ln copy</numerusform>
            <numerusform>Delete %Ln copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln table(s)</source>
        <translation>
            <numerusform>Delete %Ln table</numerusform>
            <numerusform>Delete %Ln tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln draft(s)</source>
        <translation>
            <numerusform>Delete %Ln draft</numerusform>
            <numerusform>Delete %Ln drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln change(s)</source>
        <translation>
            <numerusform>Delete %Ln change</numerusform>
            <numerusform>Delete %Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln lookup(s)</source>
        <translation>
            <numerusform>Delete %Ln lookup</numerusform>
            <numerusform>Delete %Ln lookups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln job(s)</source>
        <translation>
            <numerusform>Delete %Ln job</numerusform>
            <numerusform>Delete %Ln jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln request(s)</source>
        <translation>
            <numerusform>Delete %Ln request</numerusform>
            <numerusform>Delete %Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln file(s)</source>
        <translation>
            <numerusform>Delete %Ln file</numerusform>
            <numerusform>Delete %Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln key(s)</source>
        <translation>
            <numerusform>Delete %Ln key</numerusform>
            <numerusform>Delete %Ln keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message numerus="yes">
        <source>%Ln minute(s) ago</source>
        <translation>
            <numerusform>%Ln minute ago</numerusform>
            <numerusform>%Ln minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s) ago</source>
        <translation>
            <numerusform>%Ln hour ago</numerusform>
            <numerusform>%Ln hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>%Ln day ago</numerusform>
            <numerusform>%Ln days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyTestWords</name>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n export(s)</source>
        <translation>
            <numerusform>%n export</numerusform>
            <numerusform>%n exports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n import(s)</source>
        <translation>
            <numerusform>%n import</numerusform>
            <numerusform>%n imports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workflow(s)</source>
        <translation>
            <numerusform>%n workflow</numerusform>
            <numerusform>%n workflows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n integration(s)</source>
        <translation>
            <numerusform>%n integration</numerusform>
            <numerusform>%n integrations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n area(s) can be used</source>
        <translation>
            <numerusform>%n area can be used</numerusform>
            <numerusform>%n areas can be used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without permission</source>
        <translation>
            <numerusform>%n without permission</numerusform>
            <numerusform>%n without permission</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a response</source>
        <translation>
            <numerusform>%n without a response</numerusform>
            <numerusform>%n without a response</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tested</source>
        <translation>
            <numerusform>%n not tested</numerusform>
            <numerusform>%n not tested</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookUp</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Needs</name>
    <message numerus="yes">
        <source>%Ln row(s) of %1 %2</source>
        <translation>
            <numerusform>%Ln row of %1 %2</numerusform>
            <numerusform>%Ln rows of %1 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 coupon(s) left</source>
        <translation>
            <numerusform>%Ln of %1 coupons left</numerusform>
            <numerusform>%Ln of %1 coupons left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s) expire in %1 min</source>
        <translation>
            <numerusform>%Ln link expires in %1 min</numerusform>
            <numerusform>%Ln links expire in %1 min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln link(s) have expired</source>
        <translation>
            <numerusform>%Ln link has expired</numerusform>
            <numerusform>%Ln links have expired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) rejected</source>
        <translation>
            <numerusform>%Ln row rejected</numerusform>
            <numerusform>%Ln rows rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1</source>
        <translation>
            <numerusform>%Ln row in %1</numerusform>
            <numerusform>%Ln rows in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last updated %Ln day(s) ago</source>
        <translation>
            <numerusform>last updated %Ln day ago</numerusform>
            <numerusform>last updated %Ln days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) will continue when it responds</source>
        <translation>
            <numerusform>%Ln job will continue when it responds</numerusform>
            <numerusform>%Ln jobs will continue when it responds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 row(s) in %2</source>
        <comment>count, all, job</comment>
        <translation>
            <numerusform>%Ln of %1 rows in %2</numerusform>
            <numerusform>%Ln of %1 rows in %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfilePanel</name>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadSummary</name>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln column</numerusform>
            <numerusform>%Ln columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of the first %Ln row(s) have %1.</source>
        <comment>3 columns</comment>
        <translation>
            <numerusform>The first row has %1.</numerusform>
            <numerusform>All of the first %Ln rows have %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the first %1 rows do not have %2.</source>
        <comment>9, 3 columns</comment>
        <translation>
            <numerusform>%Ln of the first %1 rows does not have %2.</numerusform>
            <numerusform>%Ln of the first %1 rows do not have %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines above the table are skipped.</source>
        <translation>
            <numerusform>%n line above the table is skipped.</numerusform>
            <numerusform>%n lines above the table are skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns have no name or a duplicate name.</source>
        <translation>
            <numerusform>%n column has no name or a duplicate name.</numerusform>
            <numerusform>%n columns have no name or a duplicate name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) couldn&apos;t be decoded in this encoding.</source>
        <translation>
            <numerusform>%Ln byte couldn&apos;t be decoded in this encoding.</numerusform>
            <numerusform>%Ln bytes couldn&apos;t be decoded in this encoding.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScheduleRun</name>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScheduleViews</name>
    <message numerus="yes">
        <source>%Ln days before the run</source>
        <translation>
            <numerusform>%Ln day before the run</numerusform>
            <numerusform>%Ln days before the run</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message numerus="yes">
        <source>%1, %n option(s)</source>
        <translation>
            <numerusform>%1, %n option</numerusform>
            <numerusform>%1, %n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In “%1”, %n field(s) · alias and fields can&apos;t be changed later</source>
        <translation>
            <numerusform>In “%1”, %n field · alias and fields can&apos;t be changed later</numerusform>
            <numerusform>In “%1”, %n fields · alias and fields can&apos;t be changed later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln to create</source>
        <translation>
            <numerusform>%Ln to create</numerusform>
            <numerusform>%Ln to create</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already exist</source>
        <translation>
            <numerusform>%Ln already exists</numerusform>
            <numerusform>%Ln already exist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln differ</source>
        <translation>
            <numerusform>%Ln differs</numerusform>
            <numerusform>%Ln differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not possible</source>
        <translation>
            <numerusform>%Ln not possible</numerusform>
            <numerusform>%Ln not possible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetResults</name>
    <message numerus="yes">
        <source>%n row(s) were not compared because their key is empty or appears in several rows. They are listed as “unpaired”.</source>
        <translation>
            <numerusform>%n row was not compared because its key is empty or appears in several rows. It is listed as “unpaired”.</numerusform>
            <numerusform>%n rows were not compared because their key is empty or appears in several rows. They are listed as “unpaired”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) in %1 ignored: not a date (%2).</source>
        <translation>
            <numerusform>%n cell in %1 ignored: not a date (%2).</numerusform>
            <numerusform>%n cells in %1 ignored: not a date (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) in %1 ignored: not a number (%2).</source>
        <translation>
            <numerusform>%n cell in %1 ignored: not a number (%2).</numerusform>
            <numerusform>%n cells in %1 ignored: not a number (%2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatePill</name>
    <message numerus="yes">
        <source>%Ln rejected</source>
        <translation>
            <numerusform>%Ln rejected</numerusform>
            <numerusform>%Ln rejected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoQuestion</name>
    <message numerus="yes">
        <source>%Ln record(s) didn&apos;t exist when the job ran and won&apos;t be recreated.</source>
        <translation>
            <numerusform>%Ln record didn&apos;t exist when the job ran and won&apos;t be recreated.</numerusform>
            <numerusform>%Ln records didn&apos;t exist when the job ran and won&apos;t be recreated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recreate %Ln deleted record(s)?</source>
        <translation>
            <numerusform>Recreate %Ln deleted record?</numerusform>
            <numerusform>Recreate %Ln deleted records?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore the previous values of %Ln record(s)?</source>
        <translation>
            <numerusform>Restore the previous values of %Ln record?</numerusform>
            <numerusform>Restore the previous values of %Ln records?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recreate %Ln record(s)</source>
        <translation>
            <numerusform>Recreate %Ln record</numerusform>
            <numerusform>Recreate %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln record(s)</source>
        <translation>
            <numerusform>Restore %Ln record</numerusform>
            <numerusform>Restore %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) were removed by a privacy request and cannot be restored.</source>
        <translation>
            <numerusform>%Ln record was removed by a privacy request and cannot be restored.</numerusform>
            <numerusform>%Ln records were removed by a privacy request and cannot be restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln record(s) that the job created?</source>
        <translation>
            <numerusform>Delete the %Ln record that the job created?</numerusform>
            <numerusform>Delete the %Ln records that the job created?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln record(s)</source>
        <translation>
            <numerusform>Delete %Ln record</numerusform>
            <numerusform>Delete %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, delete %Ln</source>
        <comment>“Restore 3 records”, delete 2</comment>
        <translation>
            <numerusform>%1, delete %Ln</numerusform>
            <numerusform>%1, delete %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no stored previous values and are left alone.</source>
        <translation>
            <numerusform>%Ln row has no stored previous values and is left alone.</numerusform>
            <numerusform>%Ln rows have no stored previous values and are left alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also &amp;delete the %Ln record(s) that the job created</source>
        <translation>
            <numerusform>Also &amp;delete the %Ln record that the job created</numerusform>
            <numerusform>Also &amp;delete the %Ln records that the job created</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::exportrun::ExportWatch</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::exports::LoadedContacts</name>
    <message numerus="yes">
        <source>Couldn&apos;t load the current values of %Ln contact(s).</source>
        <translation>
            <numerusform>Couldn&apos;t load the current values of %Ln contact.</numerusform>
            <numerusform>Couldn&apos;t load the current values of %Ln contacts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::importcheck::EditableDraft</name>
    <message numerus="yes">
        <source>%Ln cell edit(s) were not restored because the file changed.</source>
        <translation>
            <numerusform>%Ln cell edit was not restored because the file changed.</numerusform>
            <numerusform>%Ln cell edits were not restored because the file changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell edit(s) were not restored because they are no longer stored.</source>
        <translation>
            <numerusform>%Ln cell edit was not restored because it is no longer stored.</numerusform>
            <numerusform>%Ln cell edits were not restored because they are no longer stored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exclude %Ln row(s)</source>
        <translation>
            <numerusform>Exclude %Ln row</numerusform>
            <numerusform>Exclude %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Include %Ln row(s)</source>
        <translation>
            <numerusform>Include %Ln row</numerusform>
            <numerusform>Include %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln excluded row(s) are included again because the file changed.</source>
        <translation>
            <numerusform>%Ln excluded row is included again because the file changed.</numerusform>
            <numerusform>%Ln excluded rows are included again because the file changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::imports::EffectRowsModel</name>
    <message numerus="yes">
        <source>%Ln value(s) would change</source>
        <translation>
            <numerusform>%Ln value would change</numerusform>
            <numerusform>%Ln values would change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::schedules::PurchaseWork</name>
    <message numerus="yes">
        <source>%Ln order(s) can&apos;t be sent.</source>
        <translation>
            <numerusform>%Ln order can&apos;t be sent.</numerusform>
            <numerusform>%Ln orders can&apos;t be sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::accounts::KeyTestPanel</name>
    <message numerus="yes">
        <source>Tested at %1 with %n read request(s); nothing was changed.</source>
        <translation>
            <numerusform>Tested at %1 with %n read request; nothing was changed.</numerusform>
            <numerusform>Tested at %1 with %n read requests; nothing was changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::calllog::CallDetail</name>
    <message numerus="yes">
        <source>Sent %n time(s).</source>
        <translation>
            <numerusform>Sent %n time.</numerusform>
            <numerusform>Sent %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::calllog::CallLogDock</name>
    <message numerus="yes">
        <source>%n request(s) are in the log.</source>
        <translation>
            <numerusform>%n request is in the log.</numerusform>
            <numerusform>%n requests are in the log.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stored for %Ln day(s), masked. API keys are never stored</source>
        <translation>
            <numerusform>Stored for %Ln day, masked. API keys are never stored</numerusform>
            <numerusform>Stored for %Ln days, masked. API keys are never stored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) saved as %1, keys and personal data masked.</source>
        <translation>
            <numerusform>%Ln request saved as %1, keys and personal data masked.</numerusform>
            <numerusform>%Ln requests saved as %1, keys and personal data masked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln request(s) from this computer?</source>
        <translation>
            <numerusform>Delete %Ln request from this computer?</numerusform>
            <numerusform>Delete %Ln requests from this computer?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln request(s)</source>
        <translation>
            <numerusform>Delete %Ln request</numerusform>
            <numerusform>Delete %Ln requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::BinDetail</name>
    <message numerus="yes">
        <source>%Ln copies selected</source>
        <translation>
            <numerusform>%Ln copy selected</numerusform>
            <numerusform>%Ln copies selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::BinPage</name>
    <message numerus="yes">
        <source>%Ln copies on this computer, each kept for %1 days after deletion</source>
        <translation>
            <numerusform>%Ln copy on this computer, each kept for %1 days after deletion</numerusform>
            <numerusform>%Ln copies on this computer, each kept for %1 days after deletion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln copies are in the Bin.</source>
        <translation>
            <numerusform>%Ln copy is in the Bin.</numerusform>
            <numerusform>%Ln copies are in the Bin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %Ln copies from this computer?</source>
        <translation>
            <numerusform>Permanently delete %Ln copy from this computer?</numerusform>
            <numerusform>Permanently delete %Ln copies from this computer?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln copies</source>
        <translation>
            <numerusform>Delete %Ln copy</numerusform>
            <numerusform>Delete %Ln copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln copies deleted from this computer.</source>
        <translation>
            <numerusform>%Ln copy deleted from this computer.</numerusform>
            <numerusform>%Ln copies deleted from this computer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln records?</source>
        <translation>
            <numerusform>Restore %Ln record?</numerusform>
            <numerusform>Restore %Ln records?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln records</source>
        <translation>
            <numerusform>Restore %Ln record</numerusform>
            <numerusform>Restore %Ln records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::ChangeModel</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::DeleteDialog</name>
    <message numerus="yes">
        <source>Retry %Ln</source>
        <translation>
            <numerusform>Retry %Ln</numerusform>
            <numerusform>Retry %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer existed.</source>
        <translation>
            <numerusform>%Ln no longer existed.</numerusform>
            <numerusform>%Ln no longer existed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::DeleteQuestion</name>
    <message numerus="yes">
        <source>and %Ln more: show all</source>
        <translation>
            <numerusform>and %Ln more: show all</numerusform>
            <numerusform>and %Ln more: show all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::DeleteRun</name>
    <message numerus="yes">
        <source>Stopped: %Ln remaining</source>
        <translation>
            <numerusform>Stopped: %Ln remaining</numerusform>
            <numerusform>Stopped: %Ln remaining</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted.</source>
        <translation>
            <numerusform>%Ln deleted.</numerusform>
            <numerusform>%Ln deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %Ln not confirmed</source>
        <translation>
            <numerusform>Deletion of %Ln not confirmed</numerusform>
            <numerusform>Deletion of %Ln not confirmed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unknown outcome for %Ln.</source>
        <translation>
            <numerusform>Unknown outcome for %Ln.</numerusform>
            <numerusform>Unknown outcome for %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::DependentEventTypes</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s) will be deleted with it: %1.</source>
        <translation>
            <numerusform>%Ln event type will be deleted with it: %1.</numerusform>
            <numerusform>%Ln event types will be deleted with it: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::FieldValueCount</name>
    <message numerus="yes">
        <source>%Ln contact(s) have a value, according to the offline copy from %1.</source>
        <translation>
            <numerusform>%Ln contact has a value, according to the offline copy from %1.</numerusform>
            <numerusform>%Ln contacts have a value, according to the offline copy from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::PutBackDialog</name>
    <message numerus="yes">
        <source>%Ln field(s) will be sent.</source>
        <translation>
            <numerusform>%Ln field will be sent.</numerusform>
            <numerusform>%Ln fields will be sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s) will be sent. Skipped because the service would reject the value: %1.</source>
        <translation>
            <numerusform>%Ln field will be sent. Skipped because the service would reject the value: %1.</numerusform>
            <numerusform>%Ln fields will be sent. Skipped because the service would reject the value: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::SelectionActions</name>
    <message numerus="yes">
        <source>%Ln copied.</source>
        <translation>
            <numerusform>%Ln copied.</numerusform>
            <numerusform>%Ln copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::UndoDialog</name>
    <message numerus="yes">
        <source>Someone else has changed %Ln fields since your edit</source>
        <translation>
            <numerusform>Someone else has changed %Ln field since your edit</numerusform>
            <numerusform>Someone else has changed %Ln fields since your edit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln changes</source>
        <translation>
            <numerusform>Undo %Ln change</numerusform>
            <numerusform>Undo %Ln changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::changes::ValueTable</name>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::contacts::AllContacts</name>
    <message numerus="yes">
        <source>All %Ln contact(s)</source>
        <translation>
            <numerusform>All %Ln contact</numerusform>
            <numerusform>All %Ln contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s), last updated %1 (%2).</source>
        <translation>
            <numerusform>%Ln contact, last updated %1 (%2).</numerusform>
            <numerusform>%Ln contacts, last updated %1 (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open the last export of %Ln contact(s)</source>
        <translation>
            <numerusform>Open the last export of %Ln contact</numerusform>
            <numerusform>Open the last export of %Ln contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have values imported since then.</source>
        <translation>
            <numerusform>%Ln of them has values imported since then.</numerusform>
            <numerusform>%Ln of them have values imported since then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln imported row(s) are not in this copy yet.</source>
        <translation>
            <numerusform>%Ln imported row is not in this copy yet.</numerusform>
            <numerusform>%Ln imported rows are not in this copy yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s) are not in the offline copy.</source>
        <translation>
            <numerusform>%Ln contact is not in the offline copy.</numerusform>
            <numerusform>%Ln contacts are not in the offline copy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected contact(s) are no longer in the offline copy.</source>
        <translation>
            <numerusform>%Ln selected contact is no longer in the offline copy.</numerusform>
            <numerusform>%Ln selected contacts are no longer in the offline copy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::contacts::ContactActions</name>
    <message numerus="yes">
        <source>%Ln contact(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln contact saved in %1.</numerusform>
            <numerusform>%Ln contacts saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln contact(s) as a table.</source>
        <translation>
            <numerusform>Copied %Ln contact as a table.</numerusform>
            <numerusform>Copied %Ln contacts as a table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln contact(s) as CSV.</source>
        <translation>
            <numerusform>Copied %Ln contact as CSV.</numerusform>
            <numerusform>Copied %Ln contacts as CSV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln contact(s) as JSON.</source>
        <translation>
            <numerusform>Copied %Ln contact as JSON.</numerusform>
            <numerusform>Copied %Ln contacts as JSON.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %Ln contact(s) as Markdown.</source>
        <translation>
            <numerusform>Copied %Ln contact as Markdown.</numerusform>
            <numerusform>Copied %Ln contacts as Markdown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s) without an email were left out.</source>
        <translation>
            <numerusform>%Ln contact without an email was left out.</numerusform>
            <numerusform>%Ln contacts without an email were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s) without “%1” were left out.</source>
        <translation>
            <numerusform>%Ln contact without “%1” was left out.</numerusform>
            <numerusform>%Ln contacts without “%1” were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::contacts::LiveRecordPanel</name>
    <message numerus="yes">
        <source>Live record · %Ln value(s) changed since the last update</source>
        <translation>
            <numerusform>Live record · %Ln value changed since the last update</numerusform>
            <numerusform>Live record · %Ln values changed since the last update</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::contacts::OfflineCopyMenu</name>
    <message numerus="yes">
        <source>Delete the offline copy of %Ln contact(s)?</source>
        <translation>
            <numerusform>Delete the offline copy of %Ln contact?</numerusform>
            <numerusform>Delete the offline copy of %Ln contacts?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::create::CreateFoot</name>
    <message numerus="yes">
        <source>%n problem(s) to fix: %1</source>
        <translation>
            <numerusform>%n problem to fix: %1</numerusform>
            <numerusform>%n problems to fix: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::details::ActivityWeeks</name>
    <message numerus="yes">
        <source>%n activities</source>
        <translation>
            <numerusform>%n activity</numerusform>
            <numerusform>%n activities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::CompareTypePage</name>
    <message numerus="yes">
        <source>%Ln difference(s) from “%1”</source>
        <translation>
            <numerusform>%Ln difference from “%1”</numerusform>
            <numerusform>%Ln differences from “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::ContactBeforeAfter</name>
    <message numerus="yes">
        <source>%n field(s) changed. Workflows may still be running.</source>
        <translation>
            <numerusform>%n field changed. Workflows may still be running.</numerusform>
            <numerusform>%n fields changed. Workflows may still be running.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::EventSources</name>
    <message numerus="yes">
        <source>%n field(s) added.</source>
        <translation>
            <numerusform>%n field added.</numerusform>
            <numerusform>%n fields added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Couldn&apos;t read %n row(s).</source>
        <translation>
            <numerusform>Couldn&apos;t read %n row.</numerusform>
            <numerusform>Couldn&apos;t read %n rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::FieldListPage</name>
    <message numerus="yes">
        <source>Couldn&apos;t read %Ln row(s).</source>
        <translation>
            <numerusform>Couldn&apos;t read %Ln row.</numerusform>
            <numerusform>Couldn&apos;t read %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln contact field(s) in %1…</source>
        <translation>
            <numerusform>Create %Ln contact field in %1…</numerusform>
            <numerusform>Create %Ln contact fields in %1…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln can be created</source>
        <translation>
            <numerusform>It can be created</numerusform>
            <numerusform>All %Ln can be created</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln contact field(s) in %1?</source>
        <translation>
            <numerusform>Create %Ln contact field in %1?</numerusform>
            <numerusform>Create %Ln contact fields in %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln contact field(s)</source>
        <translation>
            <numerusform>Create %Ln contact field</numerusform>
            <numerusform>Create %Ln contact fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) removed.</source>
        <translation>
            <numerusform>%Ln row removed.</numerusform>
            <numerusform>%Ln rows removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::events::SamplePanel</name>
    <message numerus="yes">
        <source>%n field(s) found.</source>
        <translation>
            <numerusform>%n field found.</numerusform>
            <numerusform>%n fields found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::ExportDataStep</name>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::ExportPlanStep</name>
    <message numerus="yes">
        <source>%1: %Ln export(s), joined into one table</source>
        <translation>
            <numerusform>%1: %Ln export, as one table</numerusform>
            <numerusform>%1: %Ln exports, joined into one table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) of at most 31 days</source>
        <translation>
            <numerusform>%Ln export of at most 31 days</numerusform>
            <numerusform>%Ln exports of at most 31 days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %Ln minute(s), based on the last one.</source>
        <translation>
            <numerusform>About %Ln minute, based on the last one.</numerusform>
            <numerusform>About %Ln minutes, based on the last one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Create %Ln export(s) in %1</source>
        <translation>
            <numerusform>&amp;Create %Ln export in %1</numerusform>
            <numerusform>&amp;Create %Ln exports in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::ExportResultStep</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %Ln export(s)</source>
        <translation>
            <numerusform>from %Ln export</numerusform>
            <numerusform>from %Ln exports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln export(s) are missing</source>
        <translation>
            <numerusform>%Ln export is missing</numerusform>
            <numerusform>%Ln exports are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate row(s) skipped</source>
        <translation>
            <numerusform>%Ln duplicate row skipped</numerusform>
            <numerusform>%Ln duplicate rows skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %Ln row(s) as %1.</source>
        <translation>
            <numerusform>Saved %Ln row as %1.</numerusform>
            <numerusform>Saved %Ln rows as %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::exports::ExportRunStep</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FileActions</name>
    <message numerus="yes">
        <source>%n columns with personal data are masked on the screen.</source>
        <translation>
            <numerusform>%n column with personal data is masked on the screen.</numerusform>
            <numerusform>%n columns with personal data are masked on the screen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows copied, personal data masked.</source>
        <translation>
            <numerusform>%n row copied, personal data masked.</numerusform>
            <numerusform>%n rows copied, personal data masked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows copied.</source>
        <translation>
            <numerusform>%n row copied.</numerusform>
            <numerusform>%n rows copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::FilePage</name>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CSV error(s)</source>
        <translation>
            <numerusform>%n CSV error</numerusform>
            <numerusform>%n CSV errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows have a different number of cells</source>
        <translation>
            <numerusform>%n row has a different number of cells</numerusform>
            <numerusform>%n rows have a different number of cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables have different columns</source>
        <translation>
            <numerusform>%n table has different columns</numerusform>
            <numerusform>%n tables have different columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n non-numeric value(s)</source>
        <translation>
            <numerusform>%n non-numeric value</numerusform>
            <numerusform>%n non-numeric values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::files::SaveDialog</name>
    <message numerus="yes">
        <source>&amp;Mask personal data as shown on screen (%n columns)</source>
        <translation>
            <numerusform>&amp;Mask personal data as shown on screen (%n column)</numerusform>
            <numerusform>&amp;Mask personal data as shown on screen (%n columns)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::PendingBar</name>
    <message numerus="yes">
        <source>%n unsaved change(s)</source>
        <translation>
            <numerusform>%n unsaved change</numerusform>
            <numerusform>%n unsaved changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n change(s)</source>
        <translation>
            <numerusform>Save %n change</numerusform>
            <numerusform>Save %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::RecordEditor</name>
    <message numerus="yes">
        <source>Saved %n change(s) to %1.</source>
        <translation>
            <numerusform>Saved %n change to %1.</numerusform>
            <numerusform>Saved %n changes to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::ReviewDialog</name>
    <message numerus="yes">
        <source>Save %n change(s) to %1?</source>
        <translation>
            <numerusform>Save %n change to %1?</numerusform>
            <numerusform>Save %n changes to %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n change(s)</source>
        <translation>
            <numerusform>Save %n change</numerusform>
            <numerusform>Save %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ColumnLine</name>
    <message numerus="yes">
        <source>in %Ln row(s) becomes</source>
        <translation>
            <numerusform>in %Ln row becomes</numerusform>
            <numerusform>in %Ln rows becomes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ComparisonBar</name>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::forms::CouponGenerator</name>
    <message numerus="yes">
        <source>%Ln code(s) are possible.</source>
        <translation>
            <numerusform>%Ln code is possible.</numerusform>
            <numerusform>%Ln codes are possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Codes already sent (%Ln so far) are not generated again.</source>
        <translation>
            <numerusform>Codes already sent (%Ln so far) are not generated again.</numerusform>
            <numerusform>Codes already sent (%Ln so far) are not generated again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::DifferentRowsPanel</name>
    <message numerus="yes">
        <source>Hide %Ln row(s) with an unexpected result</source>
        <translation>
            <numerusform>Hide %Ln row with an unexpected result</numerusform>
            <numerusform>Hide %Ln rows with unexpected results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln row(s) with an unexpected result</source>
        <translation>
            <numerusform>Show %Ln row with an unexpected result</numerusform>
            <numerusform>Show %Ln rows with unexpected results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::EffectTable</name>
    <message numerus="yes">
        <source>%1 = %Ln row(s)</source>
        <translation>
            <numerusform>%1 = %Ln row</numerusform>
            <numerusform>%1 = %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::FaultGroupList</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln row(s): %1</source>
        <translation>
            <numerusform>Show %Ln row: %1</numerusform>
            <numerusform>Show %Ln rows: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::FixBar</name>
    <message numerus="yes">
        <source>This would exclude %Ln row(s).</source>
        <translation>
            <numerusform>This would exclude %Ln row.</numerusform>
            <numerusform>This would exclude %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This would change %Ln cell(s).</source>
        <translation>
            <numerusform>This would change %Ln cell.</numerusform>
            <numerusform>This would change %Ln cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This would change %Ln cell(s), for example %1 → %2.</source>
        <translation>
            <numerusform>This would change %Ln cell, for example %1 → %2.</numerusform>
            <numerusform>This would change %Ln cells, for example %1 → %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln can&apos;t be fixed this way and will stay unchanged.</source>
        <translation>
            <numerusform>%Ln can&apos;t be fixed this way and will stay unchanged.</numerusform>
            <numerusform>%Ln can&apos;t be fixed this way and will stay unchanged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportCheckStep</name>
    <message numerus="yes">
        <source>Send all %Ln row(s)</source>
        <translation>
            <numerusform>Send the %Ln row</numerusform>
            <numerusform>Send all %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) checked against your account&apos;s rules. Nothing has been sent.</source>
        <translation>
            <numerusform>%Ln row checked against your account&apos;s rules. Nothing has been sent.</numerusform>
            <numerusform>%Ln rows checked against your account&apos;s rules. Nothing has been sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send the %Ln valid row(s) and &amp;keep the other %1 to fix later</source>
        <translation>
            <numerusform>Send the %Ln valid row and &amp;keep the other %1 to fix later</numerusform>
            <numerusform>Send the %Ln valid rows and &amp;keep the other %1 to fix later</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportColumnsStep</name>
    <message numerus="yes">
        <source>%Ln column(s) excluded</source>
        <translation>
            <numerusform>%Ln column excluded</numerusform>
            <numerusform>%Ln columns excluded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportFileStep</name>
    <message numerus="yes">
        <source>%Ln generated code(s)</source>
        <translation>
            <numerusform>%Ln generated code</numerusform>
            <numerusform>%Ln generated codes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportPage</name>
    <message numerus="yes">
        <source>%1, %Ln row(s) → %2 of %3</source>
        <comment>file, count, contacts, store</comment>
        <translation>
            <numerusform>%1, %Ln row → %2 of %3</numerusform>
            <numerusform>%1, %Ln rows → %2 of %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportPreviewStep</name>
    <message numerus="yes">
        <source>Send only the first %Ln row(s) for now, as a &amp;trial</source>
        <translation>
            <numerusform>Send only the first row for now, as a &amp;trial</numerusform>
            <numerusform>Send only the first %Ln rows for now, as a &amp;trial</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) will be sent to %1.</source>
        <translation>
            <numerusform>%Ln row will be sent to %1.</numerusform>
            <numerusform>%Ln rows will be sent to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Send %Ln row(s)</source>
        <translation>
            <numerusform>&amp;Send %Ln row</numerusform>
            <numerusform>&amp;Send %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln code(s) will be added to the coupon set “%1” of %2.</source>
        <translation>
            <numerusform>%Ln code will be added to the coupon set “%1” of %2.</numerusform>
            <numerusform>%Ln codes will be added to the coupon set “%1” of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with problems will not be sent. You can fix and send them after the import.</source>
        <translation>
            <numerusform>%Ln row with problems will not be sent. You can fix and send it after the import.</numerusform>
            <numerusform>%Ln rows with problems will not be sent. You can fix and send them after the import.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) erase a value: blank cells in %1.</source>
        <translation>
            <numerusform>%Ln row erases a value: blank cells in %1.</numerusform>
            <numerusform>%Ln rows erase a value: blank cells in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln record(s)</source>
        <translation>
            <numerusform>Look up %Ln record</numerusform>
            <numerusform>Look up %Ln records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportResultStep</name>
    <message numerus="yes">
        <source>The service doesn&apos;t say which %Ln row(s) it rejected</source>
        <translation>
            <numerusform>The service doesn&apos;t say which %Ln row it rejected</numerusform>
            <numerusform>The service doesn&apos;t say which %Ln rows it rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the error report cannot be matched to your rows with certainty</source>
        <translation>
            <numerusform>%Ln row of the error report cannot be matched to your rows with certainty</numerusform>
            <numerusform>%Ln rows of the error report cannot be matched to your rows with certainty</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportUndoPage</name>
    <message numerus="yes">
        <source>The import changed %Ln record(s). Looking up their current values takes %1.</source>
        <translation>
            <numerusform>The import changed %Ln record. Looking up its current values takes %1.</numerusform>
            <numerusform>The import changed %Ln records. Looking up their current values takes %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ImportUndoSummary</name>
    <message numerus="yes">
        <source>%Ln value(s) are empty again, as before the import.</source>
        <translation>
            <numerusform>%Ln value is empty again, as before the import.</numerusform>
            <numerusform>%Ln values are empty again, as before the import.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) become empty again, as before the import.</source>
        <translation>
            <numerusform>%Ln value becomes empty again, as before the import.</numerusform>
            <numerusform>%Ln values become empty again, as before the import.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) were erased by a privacy request and can&apos;t be undone.</source>
        <translation>
            <numerusform>%Ln row was erased by a privacy request and can&apos;t be undone.</numerusform>
            <numerusform>%Ln rows were erased by a privacy request and can&apos;t be undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) already have their previous values.</source>
        <translation>
            <numerusform>%Ln record already has its previous values.</numerusform>
            <numerusform>%Ln records already have their previous values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A corrective import with %Ln record(s)</source>
        <translation>
            <numerusform>A corrective import with %Ln record</numerusform>
            <numerusform>A corrective import with %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln individual change(s) that clear a value</source>
        <translation>
            <numerusform>%Ln individual change that clears a value</numerusform>
            <numerusform>%Ln individual changes that clear a value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Delete %Ln record(s) created by the import</source>
        <translation>
            <numerusform>&amp;Delete %Ln record created by the import</numerusform>
            <numerusform>&amp;Delete %Ln records created by the import</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deletion of %Ln record(s) created by the import</source>
        <translation>
            <numerusform>Deletion of %Ln record created by the import</numerusform>
            <numerusform>Deletion of %Ln records created by the import</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln got their old values back</source>
        <translation>
            <numerusform>%Ln got its old values back</numerusform>
            <numerusform>%Ln got their old values back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new ones were deleted</source>
        <translation>
            <numerusform>%Ln new one was deleted</numerusform>
            <numerusform>%Ln new ones were deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln get their old values back</source>
        <translation>
            <numerusform>%Ln gets its old values back</numerusform>
            <numerusform>%Ln get their old values back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new ones are deleted</source>
        <translation>
            <numerusform>%Ln new one is deleted</numerusform>
            <numerusform>%Ln new ones are deleted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ListTools</name>
    <message numerus="yes">
        <source>%Ln list(s) saved in %1</source>
        <translation>
            <numerusform>%Ln list saved in %1</numerusform>
            <numerusform>%Ln lists saved in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written</source>
        <translation>
            <numerusform>%Ln row written</numerusform>
            <numerusform>%Ln rows written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matched</source>
        <translation>
            <numerusform>%Ln matched</numerusform>
            <numerusform>%Ln matched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dropped</source>
        <translation>
            <numerusform>%Ln dropped</numerusform>
            <numerusform>%Ln dropped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::NewFieldDialog</name>
    <message numerus="yes">
        <source>The rows you see have only %Ln different values. Choose “Single select” only if there will never be others.</source>
        <translation>
            <numerusform>The rows you see have only %Ln different value. Choose “Single select” only if there will never be others.</numerusform>
            <numerusform>The rows you see have only %Ln different values. Choose “Single select” only if there will never be others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::RejectedRows</name>
    <message numerus="yes">
        <source>%Ln row(s): %1</source>
        <translation>
            <numerusform>%Ln row: %1</numerusform>
            <numerusform>%Ln rows: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::TableSourcePanel</name>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln column</numerusform>
            <numerusform>%Ln columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only “%1” was opened; %Ln other file(s) were left out. To combine lists, use “Prepare the list” in the import assistant.</source>
        <translation>
            <numerusform>Only “%1” was opened; %Ln other file was left out. To combine lists, use “Prepare the list” in the import assistant.</numerusform>
            <numerusform>Only “%1” was opened; %Ln other files were left out. To combine lists, use “Prepare the list” in the import assistant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::insights::PeoplePanel</name>
    <message numerus="yes">
        <source>%1 · %Ln people</source>
        <translation>
            <numerusform>%1 · %Ln person</numerusform>
            <numerusform>%1 · %Ln people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln people without an email were left out.</source>
        <translation>
            <numerusform>%Ln person without an email was left out.</numerusform>
            <numerusform>%Ln people without an email were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobActionStep</name>
    <message numerus="yes">
        <source>%Ln more can&apos;t be used either.</source>
        <translation>
            <numerusform>%Ln more can&apos;t be used either.</numerusform>
            <numerusform>%Ln more can&apos;t be used either.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobCard</name>
    <message numerus="yes">
        <source>Starts in %Ln second(s)</source>
        <translation>
            <numerusform>Starts in %Ln second</numerusform>
            <numerusform>Starts in %Ln seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobCheckStep</name>
    <message numerus="yes">
        <source>All %Ln row(s) can be sent.</source>
        <translation>
            <numerusform>The row can be sent.</numerusform>
            <numerusform>All %Ln rows can be sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln row(s) can be sent, %L2 cannot.</source>
        <translation>
            <numerusform>%L1 of %Ln row can be sent, %L2 cannot.</numerusform>
            <numerusform>%L1 of %Ln rows can be sent, %L2 cannot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank cell(s) will erase values of existing records</source>
        <translation>
            <numerusform>%Ln blank cell will erase a value of an existing record</numerusform>
            <numerusform>%Ln blank cells will erase values of existing records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %L1 selected records are changed. %Ln other row(s) left out.</source>
        <translation>
            <numerusform>Only the %L1 selected records are changed. %Ln other row left out.</numerusform>
            <numerusform>Only the %L1 selected records are changed. %Ln other rows left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobColumnsStep</name>
    <message numerus="yes">
        <source>%L1 of %Ln column(s) are used.</source>
        <translation>
            <numerusform>%L1 of %Ln column is used.</numerusform>
            <numerusform>%L1 of %Ln columns are used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobDetail</name>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>%Ln row copied.</numerusform>
            <numerusform>%Ln rows copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobDetailActions</name>
    <message numerus="yes">
        <source>Send %Ln row(s) again?</source>
        <translation>
            <numerusform>Send %Ln row again?</numerusform>
            <numerusform>Send %Ln rows again?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln row saved in %1.</numerusform>
            <numerusform>%Ln rows saved in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::JobsPage</name>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln running</numerusform>
            <numerusform>%Ln running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s), kept for %1 days</source>
        <translation>
            <numerusform>%Ln job, kept for %1 days</numerusform>
            <numerusform>%Ln jobs, kept for %1 days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) stored.</source>
        <translation>
            <numerusform>%Ln job stored.</numerusform>
            <numerusform>%Ln jobs stored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::OrderColumnsStep</name>
    <message numerus="yes">
        <source>%L1 of %Ln column(s) are used. Storedesk remembers your choice for files with the same headings.</source>
        <translation>
            <numerusform>%L1 of %Ln column is used. Storedesk remembers your choice for files with the same headings.</numerusform>
            <numerusform>%L1 of %Ln columns are used. Storedesk remembers your choice for files with the same headings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::OrderLookupStep</name>
    <message numerus="yes">
        <source>%Ln record(s) do not exist.</source>
        <translation>
            <numerusform>%Ln record does not exist.</numerusform>
            <numerusform>%Ln records do not exist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) already exist and will not be sent again.</source>
        <translation>
            <numerusform>%Ln purchase already exists and will not be sent again.</numerusform>
            <numerusform>%Ln purchases already exist and will not be sent again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) will be held back.</source>
        <translation>
            <numerusform>%Ln order will be held back.</numerusform>
            <numerusform>%Ln orders will be held back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln &amp;contact(s)…</source>
        <translation>
            <numerusform>Create %Ln &amp;contact…</numerusform>
            <numerusform>Create %Ln &amp;contacts…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln &amp;product(s)…</source>
        <translation>
            <numerusform>Create %Ln &amp;product…</numerusform>
            <numerusform>Create %Ln &amp;products…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln contact(s)</source>
        <translation>
            <numerusform>Create %Ln contact</numerusform>
            <numerusform>Create %Ln contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln product(s)</source>
        <translation>
            <numerusform>Create %Ln product</numerusform>
            <numerusform>Create %Ln products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln contact(s)?</source>
        <translation>
            <numerusform>Create %Ln contact?</numerusform>
            <numerusform>Create %Ln contacts?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %Ln product(s)?</source>
        <translation>
            <numerusform>Create %Ln product?</numerusform>
            <numerusform>Create %Ln products?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::OrderSendStep</name>
    <message numerus="yes">
        <source>%Ln purchase(s) will be sent.</source>
        <translation>
            <numerusform>%Ln purchase will be sent.</numerusform>
            <numerusform>%Ln purchases will be sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) will be held back.</source>
        <translation>
            <numerusform>%Ln order will be held back.</numerusform>
            <numerusform>%Ln orders will be held back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln purchase(s) already exist and will not be sent again.</source>
        <translation>
            <numerusform>%Ln purchase already exists and will not be sent again.</numerusform>
            <numerusform>%Ln purchases already exist and will not be sent again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %Ln purchase(s)</source>
        <translation>
            <numerusform>Send %Ln purchase</numerusform>
            <numerusform>Send %Ln purchases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) are not sales and will not be sent.</source>
        <translation>
            <numerusform>%Ln order is not a sale and will not be sent.</numerusform>
            <numerusform>%Ln orders are not sales and will not be sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::jobs::ReasonList</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s)</source>
        <translation>
            <numerusform>%Ln reason</numerusform>
            <numerusform>%Ln reasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more, in the report</source>
        <translation>
            <numerusform>and %Ln more, in the report</numerusform>
            <numerusform>and %Ln more, in the report</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::BrowseActions</name>
    <message numerus="yes">
        <source>Copied %n row(s) as a table.</source>
        <translation>
            <numerusform>Copied %n row as a table.</numerusform>
            <numerusform>Copied %n rows as a table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n record(s) as JSON.</source>
        <translation>
            <numerusform>Copied %n record as JSON.</numerusform>
            <numerusform>Copied %n records as JSON.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n row(s) as Markdown.</source>
        <translation>
            <numerusform>Copied %n row as Markdown.</numerusform>
            <numerusform>Copied %n rows as Markdown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n row(s) as CSV.</source>
        <translation>
            <numerusform>Copied %n row as CSV.</numerusform>
            <numerusform>Copied %n rows as CSV.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::DetailPanel</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::IntegrationActions</name>
    <message numerus="yes">
        <source>&amp;Delete %n…</source>
        <translation>
            <numerusform>&amp;Delete %n…</numerusform>
            <numerusform>&amp;Delete %n…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened the first %n.</source>
        <translation>
            <numerusform>Opened the first %n.</numerusform>
            <numerusform>Opened the first %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::IntegrationState</name>
    <message numerus="yes">
        <source>%Ln integration(s)</source>
        <translation>
            <numerusform>%Ln integration</numerusform>
            <numerusform>%Ln integrations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event type(s) loaded</source>
        <translation>
            <numerusform>%Ln event type loaded</numerusform>
            <numerusform>%Ln event types loaded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::ListActions</name>
    <message numerus="yes">
        <source>&amp;Delete %n…</source>
        <translation>
            <numerusform>&amp;Delete %n…</numerusform>
            <numerusform>&amp;Delete %n…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened the first %n.</source>
        <translation>
            <numerusform>Opened the first %n.</numerusform>
            <numerusform>Opened the first %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lists::RecordListView</name>
    <message numerus="yes">
        <source>%n are loaded.</source>
        <translation>
            <numerusform>%n is loaded.</numerusform>
            <numerusform>%n are loaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln loaded</source>
        <translation>
            <numerusform>%1 of %Ln loaded</numerusform>
            <numerusform>%1 of %Ln loaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln loaded</source>
        <translation>
            <numerusform>%Ln loaded</numerusform>
            <numerusform>%Ln loaded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lookups::BulkLookupActions</name>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>%n row copied.</numerusform>
            <numerusform>%n rows copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) saved in %1.</source>
        <translation>
            <numerusform>%n row saved in %1.</numerusform>
            <numerusform>%n rows saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned.</source>
        <translation>
            <numerusform>%n pinned.</numerusform>
            <numerusform>%n pinned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the records found can&apos;t be deleted using “%1” and will be kept.</source>
        <translation>
            <numerusform>%n of the records found can&apos;t be deleted using “%1” and will be kept.</numerusform>
            <numerusform>%n of the records found can&apos;t be deleted using “%1” and will be kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lookups::BulkLookupHeader</name>
    <message numerus="yes">
        <source>Look up %n contact(s)</source>
        <translation>
            <numerusform>Look up %n contact</numerusform>
            <numerusform>Look up %n contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %n product(s)</source>
        <translation>
            <numerusform>Look up %n product</numerusform>
            <numerusform>Look up %n products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %n purchase(s)</source>
        <translation>
            <numerusform>Look up %n purchase</numerusform>
            <numerusform>Look up %n purchases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n can be pinned at once.</source>
        <translation>
            <numerusform>At most %n can be pinned at once.</numerusform>
            <numerusform>At most %n can be pinned at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::lookups::BulkLookupPage</name>
    <message numerus="yes">
        <source>%n blank line(s) skipped</source>
        <translation>
            <numerusform>%n blank line skipped</numerusform>
            <numerusform>%n blank lines skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate line(s) skipped</source>
        <translation>
            <numerusform>%n duplicate line skipped</numerusform>
            <numerusform>%n duplicate lines skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) a minute reserved for your own work</source>
        <translation>
            <numerusform>%n request a minute reserved for your own work</numerusform>
            <numerusform>%n requests a minute reserved for your own work</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines were pasted.</source>
        <translation>
            <numerusform>%n line was pasted.</numerusform>
            <numerusform>%n lines were pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your list was saved, but the results were not. Looking it up again uses %n request(s).</source>
        <translation>
            <numerusform>Your list was saved, but the results were not. Looking it up again uses %n request.</numerusform>
            <numerusform>Your list was saved, but the results were not. Looking it up again uses %n requests.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::navigation::NavigationModel</name>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need your attention</source>
        <translation>
            <numerusform>%n needs your attention</numerusform>
            <numerusform>%n need your attention</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in total</source>
        <translation>
            <numerusform>%Ln in total</numerusform>
            <numerusform>%Ln in total</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::orders::OrderCheckStep</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln order(s) can be sent (%1).</source>
        <translation>
            <numerusform>The %Ln order can be sent (%1).</numerusform>
            <numerusform>All %Ln orders can be sent (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) will be held back.</source>
        <translation>
            <numerusform>%Ln order will be held back.</numerusform>
            <numerusform>%Ln orders will be held back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln order(s) can be sent (%2).</source>
        <translation>
            <numerusform>%L1 of %Ln order can be sent (%2).</numerusform>
            <numerusform>%L1 of %Ln orders can be sent (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln order(s) are not sales.</source>
        <translation>
            <numerusform>%Ln order is not a sale.</numerusform>
            <numerusform>%Ln orders are not sales.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::AttentionCard</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln dismissed</source>
        <translation>
            <numerusform>Show %Ln dismissed</numerusform>
            <numerusform>Show %Ln dismissed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::OverviewCard</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::RunningCard</name>
    <message numerus="yes">
        <source>%Ln queued</source>
        <translation>
            <numerusform>%Ln queued</numerusform>
            <numerusform>%Ln queued</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 running, %Ln queued</source>
        <translation>
            <numerusform>%1 running, %Ln queued</numerusform>
            <numerusform>%1 running, %Ln queued</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::StockCard</name>
    <message numerus="yes">
        <source>All %Ln set(s)</source>
        <translation>
            <numerusform>All %Ln set</numerusform>
            <numerusform>All %Ln sets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::StorePage</name>
    <message numerus="yes">
        <source>%Ln request(s) per minute</source>
        <translation>
            <numerusform>%Ln request per minute</numerusform>
            <numerusform>%Ln requests per minute</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::overview::WorkflowsCard</name>
    <message numerus="yes">
        <source>All %Ln</source>
        <translation>
            <numerusform>%Ln in all</numerusform>
            <numerusform>All %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::palette::Palette</name>
    <message numerus="yes">
        <source>up to %n lookups</source>
        <translation>
            <numerusform>up to %n lookup</numerusform>
            <numerusform>up to %n lookups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::LocalDataLine</name>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::preferences::ReportPage</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::privacy::ErasureForm</name>
    <message numerus="yes">
        <source>Delete %Ln contact(s) everywhere</source>
        <translation>
            <numerusform>Delete %Ln contact everywhere</numerusform>
            <numerusform>Delete %Ln contacts everywhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by email</source>
        <translation>
            <numerusform>%Ln by email</numerusform>
            <numerusform>%Ln by email</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by external ID</source>
        <translation>
            <numerusform>%Ln by external ID</numerusform>
            <numerusform>%Ln by external ID</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>%Ln duplicate</numerusform>
            <numerusform>%Ln duplicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln invalid: %1</source>
        <translation>
            <numerusform>%Ln invalid: %1</numerusform>
            <numerusform>%Ln invalid: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::privacy::PrivacyPage</name>
    <message numerus="yes">
        <source>Finish without %Ln contact(s)?</source>
        <translation>
            <numerusform>Finish without %Ln contact?</numerusform>
            <numerusform>Finish without %Ln contacts?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::purchases::ItemTable</name>
    <message numerus="yes">
        <source>%n item(s) pasted.</source>
        <translation>
            <numerusform>%n item pasted.</numerusform>
            <numerusform>%n items pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) don&apos;t contain a product ID, units, unit price and discount.</source>
        <translation>
            <numerusform>%n line doesn&apos;t contain a product ID, units, unit price and discount.</numerusform>
            <numerusform>%n lines don&apos;t contain a product ID, units, unit price and discount.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::ExportRowActions</name>
    <message numerus="yes">
        <source>%Ln row(s) without an ID or email were left out.</source>
        <translation>
            <numerusform>%Ln row without an ID or email was left out.</numerusform>
            <numerusform>%Ln rows without an ID or email were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::StockPanel</name>
    <message numerus="yes">
        <source>About %1 are assigned per day, measured over %Ln day(s). The estimate becomes more reliable after a week.</source>
        <translation>
            <numerusform>About %1 are assigned per day, measured over %Ln day. The estimate becomes more reliable after a week.</numerusform>
            <numerusform>About %1 are assigned per day, measured over %Ln days. The estimate becomes more reliable after a week.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1 are assigned per day, measured over %Ln day(s).</source>
        <translation>
            <numerusform>About %1 are assigned per day, measured over %Ln day.</numerusform>
            <numerusform>About %1 are assigned per day, measured over %Ln days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::records::TimelineModel</name>
    <message numerus="yes">
        <source>%Ln activity(s)</source>
        <translation>
            <numerusform>%Ln activity</numerusform>
            <numerusform>%Ln activities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No activity for %Ln day(s)</source>
        <translation>
            <numerusform>No activity for %Ln day</numerusform>
            <numerusform>No activity for %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s) after it was sent</source>
        <translation>
            <numerusform>%Ln minute after it was sent</numerusform>
            <numerusform>%Ln minutes after it was sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s) after it was sent</source>
        <translation>
            <numerusform>%Ln hour after it was sent</numerusform>
            <numerusform>%Ln hours after it was sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) after it was sent</source>
        <translation>
            <numerusform>%Ln day after it was sent</numerusform>
            <numerusform>%Ln days after it was sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln product(s)</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln products</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::schedules::SchedulesPage</name>
    <message numerus="yes">
        <source>%Ln schedules</source>
        <translation>
            <numerusform>%Ln schedule</numerusform>
            <numerusform>%Ln schedules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln need your attention</source>
        <translation>
            <numerusform>%Ln needs your attention</numerusform>
            <numerusform>%Ln need your attention</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::setup::SetupModel</name>
    <message numerus="yes">
        <source>Show %Ln existing item(s)</source>
        <translation>
            <numerusform>Show %Ln existing item</numerusform>
            <numerusform>Show %Ln existing items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared = %1</source>
        <translation>
            <numerusform>%Ln compared = %1</numerusform>
            <numerusform>%Ln compared = %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::setup::SetupPage</name>
    <message numerus="yes">
        <source>Apply %Ln change(s) to %1…</source>
        <translation>
            <numerusform>Apply %Ln change to %1…</numerusform>
            <numerusform>Apply %Ln changes to %1…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply %Ln change(s) to %1?</source>
        <translation>
            <numerusform>Apply %Ln change to %1?</numerusform>
            <numerusform>Apply %Ln changes to %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply %Ln change(s)</source>
        <translation>
            <numerusform>Apply %Ln change</numerusform>
            <numerusform>Apply %Ln changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::setup::SetupRun</name>
    <message numerus="yes">
        <source>%Ln change(s) applied.</source>
        <translation>
            <numerusform>%Ln change applied.</numerusform>
            <numerusform>%Ln changes applied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::PivotModel</name>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln largest</source>
        <translation>
            <numerusform>The largest</numerusform>
            <numerusform>The %Ln largest</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::sheetview::PivotView</name>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::shell::CloseGuard</name>
    <message numerus="yes">
        <source>%n pages have unsaved changes.</source>
        <translation>
            <numerusform>%n page has unsaved changes.</numerusform>
            <numerusform>%n pages have unsaved changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes are being sent to the service.</source>
        <translation>
            <numerusform>%n change is being sent to the service.</numerusform>
            <numerusform>%n changes are being sent to the service.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jobs or transfers are running.</source>
        <translation>
            <numerusform>%n job or transfer is running.</numerusform>
            <numerusform>%n jobs or transfers are running.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::valuechange::LoadContactsDialog</name>
    <message numerus="yes">
        <source>This takes %Ln request(s), %1.</source>
        <translation>
            <numerusform>This takes %Ln request, %1.</numerusform>
            <numerusform>This takes %Ln requests, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This takes %Ln request(s).</source>
        <translation>
            <numerusform>This takes %Ln request.</numerusform>
            <numerusform>This takes %Ln requests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look up %Ln contact(s)</source>
        <translation>
            <numerusform>Look up %Ln contact</numerusform>
            <numerusform>Look up %Ln contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln contact(s) do not exist. They are not created or changed.</source>
        <translation>
            <numerusform>%Ln contact does not exist. It is not created or changed.</numerusform>
            <numerusform>%Ln contacts do not exist. They are not created or changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue with %Ln contact(s)</source>
        <translation>
            <numerusform>Continue with %Ln contact</numerusform>
            <numerusform>Continue with %Ln contacts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::valuechange::SetValueDialog</name>
    <message numerus="yes">
        <source>%Ln without an email or external ID can&apos;t be changed</source>
        <translation>
            <numerusform>%Ln without an email or external ID can&apos;t be changed</numerusform>
            <numerusform>%Ln without an email or external ID can&apos;t be changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The previous values are stored for %Ln day(s), so you can undo this.</source>
        <translation>
            <numerusform>The previous values are stored for %Ln day, so you can undo this.</numerusform>
            <numerusform>The previous values are stored for %Ln days, so you can undo this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set for %Ln contact(s)</source>
        <translation>
            <numerusform>Set for %Ln contact</numerusform>
            <numerusform>Set for %Ln contacts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are empty now</source>
        <translation>
            <numerusform>%Ln is empty now</numerusform>
            <numerusform>%Ln are empty now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have another value</source>
        <translation>
            <numerusform>%Ln has another value</numerusform>
            <numerusform>%Ln have another value</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::warehouse::WarehousePage</name>
    <message numerus="yes">
        <source>%Ln differences.</source>
        <translation>
            <numerusform>%Ln difference.</numerusform>
            <numerusform>%Ln differences.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderTableWords</name>
    <message numerus="yes">
        <source>%Ln order(s)</source>
        <translation>
            <numerusform>%Ln order</numerusform>
            <numerusform>%Ln orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln order(s) shown</source>
        <translation>
            <numerusform>%L1 of %Ln order shown</numerusform>
            <numerusform>%L1 of %Ln orders shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::orders::OrderFaultList</name>
    <message numerus="yes">
        <source>Show %Ln order(s): %1</source>
        <translation>
            <numerusform>Show %Ln order: %1</numerusform>
            <numerusform>Show %Ln orders: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>storedesk::ui::imports::ExcludeAction</name>
    <message numerus="yes">
        <source>%Ln row(s) excluded.</source>
        <translation>
            <numerusform>%Ln row excluded.</numerusform>
            <numerusform>%Ln rows excluded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) included again.</source>
        <translation>
            <numerusform>%Ln row included again.</numerusform>
            <numerusform>%Ln rows included again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Include %Ln row(s) again</source>
        <translation>
            <numerusform>&amp;Include this row again</numerusform>
            <numerusform>&amp;Include %Ln rows again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Exclude %Ln row(s)</source>
        <translation>
            <numerusform>&amp;Exclude this row</numerusform>
            <numerusform>&amp;Exclude %Ln rows</numerusform>
        </translation>
    </message>
</context>
</TS>
